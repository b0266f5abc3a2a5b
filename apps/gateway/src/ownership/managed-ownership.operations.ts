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

@ObjectType({ description: 'Somebody says that a page is that of their business.' })
class ManagedClaim extends typeOf(ClaimContract, {
  way: 'email-code or document',
  status: 'waiting, approved or rejected',
  decidedBy: 'Null for a code.',
  businessStatus: { type: () => String, description: 'pending, active, inactive or rejected' },
  businessName: 'Null if the business is gone.',
  ownerCount: 'How many own the page now.',
  documents: { type: () => ManagedDocument },
}) {}

@ObjectType({ description: 'An owner of a page, or one from whom it was taken in the last 30 days.' })
class ManagedOwner extends typeOf(OwnerContract, {
  proof: 'email-code, phone-code, document or transfer',
  endedAt: 'Null while they own it.',
}) {}

/** Operations on claims and page owners, for administrators who also decide on submissions. */
export const OwnershipOperations = operations('submissions', {
  managedClaims: list(ListClaims, ManagedClaim, { description: '`filter`: waiting or decided.' }),
  decideClaim: mutation(DecideClaim, ManagedClaim, { description: '`decision`: approved or rejected.', once: true }),
  undoClaimDecision: mutation(UndoClaimDecision, ManagedClaim, { description: 'Within 30 days.' }),
  managedPageOwners: query(ListPageOwners, [ManagedOwner], { answer: ({ owners }) => owners }),
  revokeOwner: mutation(RevokeOwner, ID, { once: true, answer: ({ id }) => id }),
  restoreOwner: mutation(RestoreOwner, ID, { description: 'Within 30 days.', answer: ({ id }) => id }),
});
