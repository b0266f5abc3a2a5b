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
import { followMailedLink } from './follow-mailed-link.js';
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
    written += Number(await requestOnce(requests, mailFolder, sample, at === 0 ? { actor } : {}));
  }
  return written;
}

async function requestOnce(
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
  const request = { ...form, businessIds: [...ids.values()], noticeVersion: 'sample' };
  const commandId = commandIdOf(`quote ${form.what}${by.actor ? ' of an account' : ''}`);
  try {
    const { id, awaitsConfirmation } = await requests.send(RequestQuotes, request, { ...by, commandId });
    if (awaitsConfirmation) {
      await followMailedLink(folder, {
        said: `To: ${form.email}\n`,
        link: /\/taleplerim\/([\w-]{43})$/m,
        follow: async (key) => Boolean(await requests.send(ConfirmQuoteRequest, { key })),
      });
    }
    for (const [name, offer] of offers) {
      await followMailedLink(folder, {
        said: 'firmasından fiyat istiyor',
        link: /\/teklif\/([\w-]{43})$/m,
        follow: async (token) => {
          const invitation = await requests.send(GetQuoteInvitation, { token });
          if (invitation.id !== id || invitation.businessName !== name) return false;
          return Boolean(await requests.send(MakeQuoteOffer, { token, ...offer }));
        },
      });
    }
  } catch (error) {
    if (error instanceof RequestFailed && error.failure.kind === 'conflict') return false; // there since an earlier seed
    throw error;
  }
  return true;
}
