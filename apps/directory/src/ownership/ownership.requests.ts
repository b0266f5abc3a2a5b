import * as commands from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { ClaimDocuments } from './claim-documents.js';
import { CoOwners } from './co-owners.js';
import { DecideClaimHandler } from './decide-claim.handler.js';
import { GetClaimOptionsQuery } from './get-claim-options.js';
import { ManagedClaims } from './managed-claims.js';
import { ManagedOwners } from './managed-owners.js';
import { OpenDocumentHandler } from './open-document.handler.js';
import { OwnershipData } from './ownership-data.js';
import { OwnClaims } from './own-claims.js';

/** Requests of visitors and of the back office about the ownership of pages. */
export const OWNERSHIP_REQUESTS = [
  handledBy(commands.ListOwnPages, OwnershipData, 'pages'),
  handledBy(commands.ExportOwnership, OwnershipData, 'export'),
  handledBy(commands.GetClaimOptions, GetClaimOptionsQuery),
  handledBy(commands.StartClaim, OwnClaims, 'start'),
  handledBy(commands.EnterClaimCode, OwnClaims, 'enterCode'),
  handledBy(commands.ListClaimDocuments, ClaimDocuments, 'list'),
  handledBy(commands.AddClaimDocument, ClaimDocuments, 'add'),
  handledBy(commands.RemoveClaimDocument, ClaimDocuments, 'remove'),
  handledBy(commands.WithdrawClaim, ClaimDocuments, 'withdraw'),
  handledBy(commands.OpenDocument, OpenDocumentHandler),
  handledBy(commands.ListCoOwners, CoOwners, 'list'),
  handledBy(commands.InviteOwner, CoOwners, 'invite'),
  handledBy(commands.WithdrawInvitation, CoOwners, 'withdraw'),
  handledBy(commands.GetInvitation, CoOwners, 'invitation'),
  handledBy(commands.AcceptInvitation, CoOwners, 'accept'),
  handledBy(commands.LeavePage, CoOwners, 'leave'),
  handledBy(commands.ListClaims, ManagedClaims, 'list'),
  handledBy(commands.DecideClaim, DecideClaimHandler, 'decide'),
  handledBy(commands.UndoClaimDecision, DecideClaimHandler, 'undo'),
  handledBy(commands.ListPageOwners, ManagedOwners, 'list'),
  handledBy(commands.RevokeOwner, ManagedOwners, 'revoke'),
  handledBy(commands.RestoreOwner, ManagedOwners, 'restore'),
];
