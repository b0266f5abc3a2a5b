import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const MAILED_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 250;

interface MeantMail {
  said: string;
  /** Its link, with the token as its group. */
  link: RegExp;
  isMeant?: (token: string) => Promise<boolean>;
}

/** The token of a mailed link, once there is a mail that says this and whose link is the one meant. */
export async function mailedToken(folder: string, { said, link, isMeant }: MeantMail): Promise<string> {
  const until = Date.now() + MAILED_WITHIN_MS;
  for (;;) {
    for (const name of (await filesIn(folder)).sort().reverse()) {
      const mail = await readFile(join(folder, name), 'utf8');
      const token = mail.includes(said) ? link.exec(mail)?.[1] : undefined;
      if (token && (!isMeant || (await isMeant(token)))) return token;
    }
    if (Date.now() > until) throw new Error(`No mail with a link like ${link} came into ${folder}`);
    await pause(LOOK_EVERY_MS);
  }
}

/** The folder is made with its first mail. */
async function filesIn(folder: string): Promise<string[]> {
  return existsSync(folder) ? readdir(folder) : [];
}
