import type { GetClaimOptionsQuery } from '../../lib/graphql/types.js';

/** The ways in which a visitor can claim a page. */
export type ClaimOptions = GetClaimOptionsQuery['claimOptions'];
export type ClaimedPage = NonNullable<ClaimOptions['page']>;
export type RunningClaim = NonNullable<ClaimOptions['running']>;
/** Ways that are proved by a code, in the order in which they are shown. */
export const CODE_WAYS = ['email-code', 'phone-code'] as const;
export type CodeWay = (typeof CODE_WAYS)[number];
export type ClaimDocument = RunningClaim['documents'][number];
