import { data } from '../../../lib/router/loader-answers.js';
import { GetQuoteRequest } from '../../../lib/later/operations.js';
import type { GetQuoteRequestQuery } from '../../../lib/graphql/types.js';
import { type Failed, failedBy, type LoaderArgs, servicesOf } from '../../../lib/services.js';

export type OwnRequest = NonNullable<GetQuoteRequestQuery['quoteRequest']>;
/** `private`: only the buyer's account may see it. Server-rendered HTML contains no personal data, so the browser loads it again. */
export type OwnRequestData =
  | { state: 'loaded'; request: OwnRequest }
  | { state: 'not-found' }
  | { state: 'private' }
  | Failed;

/** The id of a request, for its account; a mailed token is longer. */
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const isRequestId = (key: string): boolean => ID.test(key);

/** Responds with 404 for an invalid key, 503 if that cannot be determined. */
export async function loadQuoteRequest(args: LoaderArgs) {
  const key = args.params['key']!;
  try {
    const { quoteRequest } = await servicesOf(args).query(GetQuoteRequest, { key });
    if (quoteRequest) return data<OwnRequestData>({ state: 'loaded', request: quoteRequest });
    if (isRequestId(key)) return data<OwnRequestData>({ state: 'private' });
    return data<OwnRequestData>({ state: 'not-found' }, { status: 404 });
  } catch (error) {
    return data<OwnRequestData>(failedBy(error), { status: 503 });
  }
}
