import type { GetClaimOptionsQuery } from '../../lib/graphql/types.js';

/** The ways in which a visitor can claim a page. */
export type ClaimOptions = GetClaimOptionsQuery['claimOptions'];
export type ClaimedPage = NonNullable<ClaimOptions['page']>;
export type RunningClaim = NonNullable<ClaimOptions['running']>;
export type ClaimDocument = RunningClaim['documents'][number];
