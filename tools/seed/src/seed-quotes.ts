import {
  ConfirmQuoteRequest,
  GetBusinessBySlug,
  GetQuoteInvitation,
  MakeQuoteOffer,
  RequestQuotes,
  type RequestContext,
} from '@tedarik/commands';
import { RequestFailed, type RequestClient } from '@tedarik/messaging';
import { slugify } from '@tedarik/turkish';
import { commandIdOf } from './command-id.js';
import { mailedToken } from './mailed-link.js';
import { sampleBuyer } from './sample-buyer.js';
import { QUOTES, type SampleQuote } from './samples/quotes.js';

/**
 * Writes the sample requests for quotation with their offers, each once. They are confirmed and offered on by the links in
 * the mails, as people do it: so only where mails are files, and nobody is written to. The first is of an account.
 */
export async function seedQuotes(requests: RequestClient, mailFolder: string): Promise<number> {
  let written = 0;
  const actor = await sampleBuyer(requests, mailFolder, QUOTES[0]!);
  for (const [at, sample] of QUOTES.entries()) {
    written += Number(await askOnce(requests, mailFolder, sample, at === 0 ? { actor } : {}));
  }
  return written;
}

async function askOnce(
  requests: RequestClient,
  folder: string,
  sample: SampleQuote,
  by: Pick<RequestContext, 'actor'>,
): Promise<boolean> {
  const { businesses, offers, ...form } = sample;
  const ids = new Map<string, string>();
  for (const name of businesses) {
    const answer = await requests.send(GetBusinessBySlug, { slug: slugify(name) });
    if (answer.found === 'live' && answer.business.email) ids.set(name, answer.business.id);
  }
  if (ids.size === 0) return false;
  const asked = { ...form, businessIds: [...ids.values()], noticeVersion: 'sample' };
  const commandId = commandIdOf(`quote ${form.what}${by.actor ? ' of an account' : ''}`);
  try {
    const { id, awaitsConfirmation } = await requests.send(RequestQuotes, asked, { ...by, commandId });
    if (awaitsConfirmation) {
      const key = await mailedToken(folder, { said: `To: ${form.email}\n`, link: /\/taleplerim\/([\w-]{43})$/m });
      await requests.send(ConfirmQuoteRequest, { key });
    }
    for (const [name, offer] of offers) {
      const isMeant = (token: string) => opens(requests, token, { id, businessName: name });
      const token = await mailedToken(folder, { said: 'için fiyat sordu', link: /\/teklif\/([\w-]{43})$/m, isMeant });
      await requests.send(MakeQuoteOffer, { token, ...offer });
    }
  } catch (error) {
    if (error instanceof RequestFailed && error.failure.kind === 'conflict') return false; // there since an earlier seed
    throw error;
  }
  return true;
}

/** Whether the link of a supplier opens this request for this business. Older mails may open nothing any more. */
async function opens(
  requests: RequestClient,
  token: string,
  { id, businessName }: { id: string; businessName: string },
): Promise<boolean> {
  try {
    const invitation = await requests.send(GetQuoteInvitation, { token });
    return invitation.id === id && invitation.businessName === businessName;
  } catch (error) {
    if (error instanceof RequestFailed && error.failure.kind === 'not-found') return false;
    throw error;
  }
}
