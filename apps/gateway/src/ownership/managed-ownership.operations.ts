import { ID, ObjectType } from '@nestjs/graphql';
import {
  DecideClaim,
  ListClaims,
  ListPageOwners,
  ManagedClaim as ClaimContract,
  ManagedOwner as OwnerContract,
  RestoreOwner,
  RevokeOwner,
  UndoClaimDecision,
} from '@tedarik/commands';
import { ManagedDocument } from '../documents/document.types.js';
import { list, mutation, operations, query } from '../graphql/operations.js';
import { typeOf } from '../graphql/type-of.js';

@ObjectType({ description: 'A claim: a request for ownership of the page of a business.' })
class ManagedClaim extends typeOf(ClaimContract, {
  way: 'How ownership is proved: email-code, phone-code or document.',
  status: 'Status: waiting, approved or rejected.',
  decidedBy: 'Name of the account that decided; null before a decision and for claims proved by a code.',
  businessStatus: { type: () => String, description: 'Status of the business: pending, active, inactive or rejected.' },
  businessName: 'Name of the business; null if it was deleted.',
  ownerCount: 'Number of owners of the page now.',
  documents: { type: () => ManagedDocument },
}) {}

@ObjectType({ description: 'An owner of a page, or one whose ownership was revoked in the last 30 days.' })
class ManagedOwner extends typeOf(OwnerContract, {
  proof: 'How ownership was proved: email-code, phone-code, document or transfer.',
  endedAt: 'End of the ownership; null while it lasts.',
}) {}

/** Operations on claims and page owners, for administrators who also decide on submissions. */
export const OwnershipOperations = operations('submissions', {
  managedClaims: list(ListClaims, ManagedClaim, { description: 'Claims; `filter`: waiting or decided.' }),
  decideClaim: mutation(DecideClaim, ManagedClaim, {
    description: 'Decides on a claim. `decision`: approved or rejected.',
    once: true,
  }),
  undoClaimDecision: mutation(UndoClaimDecision, ManagedClaim, {
    description: 'Undoes the decision on a claim within 30 days.',
  }),
  managedPageOwners: query(ListPageOwners, [ManagedOwner], { answer: ({ owners }) => owners }),
  revokeOwner: mutation(RevokeOwner, ID, { once: true, answer: ({ id }) => id }),
  restoreOwner: mutation(RestoreOwner, ID, {
    description: 'Restores a revoked ownership within 30 days.',
    answer: ({ id }) => id,
  }),
});
