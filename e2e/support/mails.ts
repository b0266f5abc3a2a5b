import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from './eventually.js';

const folder = process.env['MAIL_FOLDER'] ?? join(process.env['WORKPLACE'] ?? '.local/start', 'mail');

/** The path of the site that the newest mail to this address leads to, once such a mail has been written. */
export async function mailedLink(to: string, path: string): Promise<string> {
  const link = new RegExp(`https?://\\S+${path}\\?\\S+`);
  const url = new URL(link.exec(await mailTo(to, link))![0]);
  return url.pathname + url.search;
}

/** The newest mail to this address that says this, once it has been written. */
export const mailTo = (to: string, said: RegExp): Promise<string> =>
  eventually(`a mail to ${to} that says ${said}`, () => {
    const [newest] = mailsTo(to).filter((mail) => said.test(mail));
    if (!newest) throw new Error('there is none');
    return newest;
  });

/** All mails to this address so far, the newest first: their ids rise with time, and are the names of the files. */
export const mailsTo = (to: string): string[] =>
  readdirSync(folder)
    .sort()
    .reverse()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${to}\n`));
