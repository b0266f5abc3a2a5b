import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from './eventually.js';

const folder = process.env['MAIL_FOLDER'] ?? join(process.env['WORKPLACE'] ?? '.local/start', 'mail');

/** The path of the site that the newest mail to this address leads to, once such a mail has been written. */
export function mailedLink(to: string, path: string): Promise<string> {
  return eventually(`a mail to ${to} with a link to ${path}`, () => {
    // ids rise with time, and they are the names of the files
    const mails = readdirSync(folder).sort().reverse();
    for (const name of mails) {
      const mail = readFileSync(join(folder, name), 'utf8');
      const [url] = mail.match(new RegExp(`https?://\\S+${path}\\?\\S+`)) ?? [];
      if (url && mail.includes(`To: ${to}\n`)) return new URL(url).pathname + new URL(url).search;
    }
    throw new Error(`${mails.length} mails, none of them`);
  });
}
