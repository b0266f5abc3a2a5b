import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  ConfirmQuoteRequest,
  GetBusinessBySlug,
  GetQuoteInvitation,
  MakeQuoteOffer,
  RequestQuotes,
} from '@tedarik/commands';
import { RequestFailed, type RequestClient } from '@tedarik/messaging';
import { slugify } from '@tedarik/turkish';
import { commandIdOf } from './command-id.js';
import { QUOTES, type SampleQuote } from './samples/quotes.js';

const MAILED_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 250;

/**
 * Writes the sample requests for quotation with their offers, each once. They are confirmed and offered on by the links in
 * the mails, as people do it: so only where mails are files, and nobody is written to.
 */
export async function seedQuotes(requests: RequestClient, mailFolder: string): Promise<number> {
  let written = 0;
  for (const sample of QUOTES) written += Number(await askOnce(requests, mailFolder, sample));
  return written;
}

async function askOnce(requests: RequestClient, folder: string, sample: SampleQuote): Promise<boolean> {
  const { businesses, offers, ...form } = sample;
  const ids = new Map<string, string>();
  for (const name of businesses) {
    const answer = await requests.send(GetBusinessBySlug, { slug: slugify(name) });
    if (answer.found === 'live' && answer.business.email) ids.set(name, answer.business.id);
  }
  if (ids.size === 0) return false;
  const asked = { ...form, businessIds: [...ids.values()], noticeVersion: 'sample' };
  const { id } = await requests.send(RequestQuotes, asked, { commandId: commandIdOf(`quote ${form.what}`) });
  const key = await mailed(folder, `To: ${form.email}\n`, 'taleplerim', () => Promise.resolve(true));
  try {
    await requests.send(ConfirmQuoteRequest, { key });
  } catch (error) {
    if (error instanceof RequestFailed && error.failure.kind === 'conflict') return false; // there since an earlier seed
    throw error;
  }
  for (const [name, offer] of offers) {
    const isInvited = async (token: string) => {
      const { id: invitedTo, businessName } = await requests.send(GetQuoteInvitation, { token });
      return invitedTo === id && businessName === name;
    };
    const token = await mailed(folder, `için fiyat sordu`, 'teklif', isInvited);
    await requests.send(MakeQuoteOffer, { token, ...offer });
  }
  return true;
}

/** The token of a mailed link, once there is a mail that says this and whose link is the one meant. */
async function mailed(
  folder: string,
  said: string,
  path: string,
  isMeant: (token: string) => Promise<boolean>,
): Promise<string> {
  const link = new RegExp(`/${path}/([\\w-]{43})$`, 'm');
  const until = Date.now() + MAILED_WITHIN_MS;
  for (;;) {
    for (const name of (await filesIn(folder)).sort().reverse()) {
      const mail = await readFile(join(folder, name), 'utf8');
      const token = mail.includes(said) ? link.exec(mail)?.[1] : undefined;
      if (token && (await isMeant(token))) return token;
    }
    if (Date.now() > until) throw new Error(`No mail with a link to /${path} came into ${folder}`);
    await pause(LOOK_EVERY_MS);
  }
}

/** The folder is made with its first mail. */
async function filesIn(folder: string): Promise<string[]> {
  return existsSync(folder) ? readdir(folder) : [];
}
