import {
  AcceptInvitation,
  AddClaimDocument,
  DecideClaim,
  EnterClaimCode,
  ExportOwnership,
  GetClaimOptions,
  GetInvitation,
  InviteOwner,
  LeavePage,
  ListClaimDocuments,
  ListClaims,
  ListCoOwners,
  ListOwnPages,
  ListPageOwners,
  OpenDocument,
  RemoveClaimDocument,
  RestoreOwner,
  RevokeOwner,
  StartClaim,
  UndoClaimDecision,
  WithdrawClaim,
  WithdrawInvitation,
} from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { ClaimDocuments } from './claim-documents.js';
import { CoOwners } from './co-owners.js';
import { DecideClaimHandler } from './decide-claim.handler.js';
import { EnterClaimCodeHandler } from './enter-claim-code.handler.js';
import { GetClaimOptionsQuery } from './get-claim-options.js';
import { ManagedClaims } from './managed-claims.js';
import { ManagedOwners } from './managed-owners.js';
import { OpenDocumentHandler } from './open-document.handler.js';
import { OwnershipData } from './ownership-data.js';
import { StartClaimHandler } from './start-claim.handler.js';

/** Requests of visitors and of the back office about the ownership of pages. */
export const OWNERSHIP_REQUESTS = [
  handledBy(ListOwnPages, OwnershipData, 'pages'),
  handledBy(ExportOwnership, OwnershipData, 'export'),
  handledBy(GetClaimOptions, GetClaimOptionsQuery),
  handledBy(StartClaim, StartClaimHandler),
  handledBy(EnterClaimCode, EnterClaimCodeHandler),
  handledBy(ListClaimDocuments, ClaimDocuments, 'list'),
  handledBy(AddClaimDocument, ClaimDocuments, 'add'),
  handledBy(RemoveClaimDocument, ClaimDocuments, 'remove'),
  handledBy(WithdrawClaim, ClaimDocuments, 'withdraw'),
  handledBy(OpenDocument, OpenDocumentHandler),
  handledBy(ListCoOwners, CoOwners, 'list'),
  handledBy(InviteOwner, CoOwners, 'invite'),
  handledBy(WithdrawInvitation, CoOwners, 'withdraw'),
  handledBy(GetInvitation, CoOwners, 'invitation'),
  handledBy(AcceptInvitation, CoOwners, 'accept'),
  handledBy(LeavePage, CoOwners, 'leave'),
  handledBy(ListClaims, ManagedClaims, 'list'),
  handledBy(DecideClaim, DecideClaimHandler, 'decide'),
  handledBy(UndoClaimDecision, DecideClaimHandler, 'undo'),
  handledBy(ListPageOwners, ManagedOwners, 'list'),
  handledBy(RevokeOwner, ManagedOwners, 'revoke'),
  handledBy(RestoreOwner, ManagedOwners, 'restore'),
];
