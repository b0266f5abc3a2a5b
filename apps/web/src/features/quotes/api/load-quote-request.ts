import { data } from 'react-router-dom';
import { GetQuoteRequest } from '../../../lib/later/operations.js';
import type { GetQuoteRequestQuery } from '../../../lib/graphql/types.js';
import { type Failed, failedBy, type LoaderArgs, servicesOf } from '../../../lib/services.js';

export type OwnRequest = NonNullable<GetQuoteRequestQuery['quoteRequest']>;
/** `private`: only its account may see it, and a page's HTML knows nobody: the browser requests it once more. */
export type OwnRequestData =
  { state: 'loaded'; request: OwnRequest } | { state: 'not-found' } | { state: 'private' } | Failed;

/** What opens a request of one's account; a mailed token is longer. */
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const isRequestId = (key: string): boolean => ID.test(key);

/** Answers 404 for a key that opens nothing, and 503 while that cannot be known. */
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
