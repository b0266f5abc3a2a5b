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
 * Writes the sample quote requests with their offers, each only once. They are confirmed and answered with the mailed links, as people
 * would do it, so this only works if mails are written to files, and nobody receives a mail. The first one belongs to an account. Returns
 * the number of new requests.
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
    if (error instanceof RequestFailed && error.failure.kind === 'conflict') return false; // it exists from an earlier seed
    throw error;
  }
  return true;
}
