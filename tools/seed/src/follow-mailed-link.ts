import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { RequestFailed } from '@tedarik/messaging';

const MAILED_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 250;

interface MailedLink {
  said: string;
  /** Its first group is the token. */
  link: RegExp;
  /** Uses the link; returns false if it belongs to something else. */
  follow: (token: string) => Promise<boolean>;
}

/** Waits for a mail that contains `said` and follows its link, newest mail first. Links of earlier runs may have expired. */
export async function followMailedLink(folder: string, { said, link, follow }: MailedLink): Promise<void> {
  const until = Date.now() + MAILED_WITHIN_MS;
  for (;;) {
    for (const name of (await filesIn(folder)).sort().reverse()) {
      const mail = await readFile(join(folder, name), 'utf8');
      const token = mail.includes(said) ? link.exec(mail)?.[1] : undefined;
      if (token && (await opens(follow(token)))) return;
    }
    if (Date.now() > until) throw new Error(`No mail with a link like ${link} came into ${folder}`);
    await pause(LOOK_EVERY_MS);
  }
}

async function opens(followed: Promise<boolean>): Promise<boolean> {
  try {
    return await followed;
  } catch (error) {
    if (!(error instanceof RequestFailed)) throw error;
    const { kind, code } = error.failure;
    if (kind === 'not-found' || code === 'link-expired') return false;
    throw error;
  }
}

/** The folder does not exist before the first mail. */
async function filesIn(folder: string): Promise<string[]> {
  return existsSync(folder) ? readdir(folder) : [];
}
