import {
  AcceptInvitation,
  EnterClaimCode,
  GetClaimOptions,
  GetInvitation,
  InviteOwner,
  LeavePage,
  ListCoOwners,
  ListOwnPages,
  ListClaimDocuments,
  ListCertificateDocuments,
  AddCertificateDocument,
  RemoveCertificateDocument,
  AddClaimDocument,
  RemoveClaimDocument,
  WithdrawClaim,
  StartClaim,
  WithdrawInvitation,
} from '@tedarik/commands';
import { stubRequest } from '@tedarik/messaging/testing';
import { DomainError } from '@tedarik/service-kit';

const notPageOwner = (): never => {
  throw new DomainError('not-page-owner', 'forbidden');
};

const claimNotFound = (): never => {
  throw new DomainError('claim-not-found', 'not-found');
};

/** Replies of a directory in which no page has an owner. */
export const OWNERSHIP_ANSWERS = [
  stubRequest(ListOwnPages, () => ({ pages: [] })),
  stubRequest(GetClaimOptions, () => ({ page: null, isOwner: false, hasOwners: false, ways: [], running: null })),
  stubRequest(StartClaim, () => {
    throw new DomainError('claim-way-not-offered', 'conflict');
  }),
  stubRequest(EnterClaimCode, claimNotFound),
  stubRequest(ListClaimDocuments, claimNotFound),
  stubRequest(AddClaimDocument, claimNotFound),
  stubRequest(RemoveClaimDocument, claimNotFound),
  stubRequest(WithdrawClaim, claimNotFound),
  stubRequest(ListCertificateDocuments, notPageOwner),
  stubRequest(AddCertificateDocument, notPageOwner),
  stubRequest(RemoveCertificateDocument, notPageOwner),
  stubRequest(ListCoOwners, notPageOwner),
  stubRequest(InviteOwner, notPageOwner),
  stubRequest(WithdrawInvitation, notPageOwner),
  stubRequest(LeavePage, notPageOwner),
  stubRequest(GetInvitation, () => ({ invitation: null })),
  stubRequest(AcceptInvitation, () => {
    throw new DomainError('invitation-expired', 'not-found');
  }),
];
