import { data } from '../../../lib/router/loader-answers.js';
import { GetQuoteInvitation } from '../../../lib/later/operations.js';
import type { GetQuoteInvitationQuery } from '../../../lib/graphql/types.js';
import { type Failed, failedBy, type LoaderArgs, servicesOf } from '../../../lib/services.js';

export type Invitation = NonNullable<GetQuoteInvitationQuery['quoteInvitation']>;
export type InvitationData = { state: 'loaded'; invitation: Invitation } | { state: 'not-found' } | Failed;

/** Responds with 404 for an invalid token, 503 if that cannot be determined. */
export async function loadQuoteInvitation(args: LoaderArgs) {
  try {
    const token = args.params['token']!;
    const { quoteInvitation } = await servicesOf(args).query(GetQuoteInvitation, { token });
    return quoteInvitation
      ? data<InvitationData>({ state: 'loaded', invitation: quoteInvitation })
      : data<InvitationData>({ state: 'not-found' }, { status: 404 });
  } catch (error) {
    return data<InvitationData>(failedBy(error), { status: 503 });
  }
}
