import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from './eventually.js';

const folder = process.env['MAIL_FOLDER'] ?? join(process.env['WORKPLACE'] ?? '.local/start', 'mail');

/** Waits for a mail to this address with a link to `path`, and returns path and query of the link in the newest one. */
export async function mailedLink(to: string, path: string): Promise<string> {
  const link = new RegExp(`https?://\\S+${path}\\?\\S+`);
  const url = new URL(link.exec(await mailTo(to, link))![0]);
  return url.pathname + url.search;
}

/** Waits for a mail to this address that matches `said`, and returns the newest one. */
export const mailTo = (to: string, said: RegExp): Promise<string> =>
  eventually(`a mail to ${to} that says ${said}`, () => {
    const [newest] = mailsTo(to).filter((mail) => said.test(mail));
    if (!newest) throw new Error('there is none');
    return newest;
  });

/** All mails to this address so far, newest first. Their files are named by ids, which rise with time. */
export const mailsTo = (to: string): string[] =>
  readdirSync(folder)
    .sort()
    .reverse()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${to}\n`));
