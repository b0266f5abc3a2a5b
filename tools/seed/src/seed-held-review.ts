import {
  EnterClaimCode,
  GetBusinessBySlug,
  GetClaimOptions,
  PostReview,
  type RequestContext,
  StartClaim,
} from '@tedarik/commands';
import { RequestFailed, type RequestClient } from '@tedarik/messaging';
import { slugify } from '@tedarik/turkish';
import { commandIdOf } from './command-id.js';
import { followMailedLink } from './follow-mailed-link.js';
import { sampleBuyer } from './sample-buyer.js';
import { QUOTES } from './samples/quotes.js';

const BUSINESS = 'Giresun Yeşilyayla Fındık';
const REVIEW = { rating: 5, comment: 'Kendi bahçemizin fındığı: iç dolgun, kavruğu gevrek, çuvallar zamanında geldi.' };

/**
 * Makes the sample buyer an owner of a page and posts a review of it, which is held, so that moderators have one to decide on. The page is
 * claimed with a mailed code, so this only works if mails are written to files. Returns true if the review is new.
 */
export async function seedHeldReview(requests: RequestClient, mailFolder: string): Promise<boolean> {
  const slug = slugify(BUSINESS);
  const answer = await requests.send(GetBusinessBySlug, { slug });
  if (answer.found !== 'live' || !answer.business.email) return false;
  const { id: businessId, email } = answer.business;
  const actor = await sampleBuyer(requests, mailFolder, QUOTES[0]!);
  await ownPage(requests, mailFolder, { slug, businessId, email }, { actor });
  const commandId = commandIdOf(`held review of ${businessId}`);
  try {
    await requests.send(PostReview, { businessId, ...REVIEW }, { actor, commandId });
    return true;
  } catch (error) {
    if (error instanceof RequestFailed && error.failure.kind === 'conflict') return false; // it exists from an earlier seed
    throw error;
  }
}

async function ownPage(
  requests: RequestClient,
  mailFolder: string,
  { slug, businessId, email }: { slug: string; businessId: string; email: string },
  by: Pick<RequestContext, 'actor'>,
): Promise<void> {
  const { isOwner } = await requests.send(GetClaimOptions, { slug }, by);
  if (isOwner) return;
  const claim = { businessId, way: 'email-code', note: null } as const;
  const { id } = await requests.send(StartClaim, claim, { ...by, commandId: commandIdOf(`claim of ${businessId}`) });
  await followMailedLink(mailFolder, {
    said: `To: ${email}\n`,
    link: /^(\d{6})$/m,
    follow: async (code) => Boolean(await requests.send(EnterClaimCode, { id, code }, by)),
  });
}
