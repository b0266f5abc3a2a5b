import {
  DecideClaim,
  ManagedClaims,
  ManagedPageOwners,
  RestoreOwner,
  RevokeOwner,
  UndoClaimDecision,
} from '../../../../lib/graphql/operations.js';
import type { ManagedClaimsQuery, ManagedPageOwnersQuery } from '../../../../lib/graphql/types.js';
import { backOfficeApi } from '../../../api/back-office-api.js';
import { byId, reads, writes } from '../../../api/endpoints.js';

export type ClaimRow = ManagedClaimsQuery['managedClaims']['items'][number];
export type OwnerRow = ManagedPageOwnersQuery['managedPageOwners'][number];

const ofBusiness = (businessId: string) => ({ businessId });

const claimsApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    managedClaims: build.query(reads(ManagedClaims, 'managedClaims', ['Claim'])),
    managedPageOwners: build.query(reads(ManagedPageOwners, 'managedPageOwners', ['Claim'], ofBusiness)),
    decideClaim: build.mutation(writes(DecideClaim, 'decideClaim', ['Claim', 'Panel'])),
    undoClaimDecision: build.mutation(writes(UndoClaimDecision, 'undoClaimDecision', ['Claim', 'Panel'], byId)),
    revokeOwner: build.mutation(writes(RevokeOwner, 'revokeOwner', ['Claim'])),
    restoreOwner: build.mutation(writes(RestoreOwner, 'restoreOwner', ['Claim'], byId)),
  }),
});

export const {
  useManagedClaimsQuery,
  useManagedPageOwnersQuery,
  useDecideClaimMutation,
  useUndoClaimDecisionMutation,
  useRevokeOwnerMutation,
  useRestoreOwnerMutation,
} = claimsApi;
