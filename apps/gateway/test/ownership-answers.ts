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
import { answerTo } from '@tedarik/messaging/testing';
import { DomainError } from '@tedarik/service-kit';

const notPageOwner = (): never => {
  throw new DomainError('not-page-owner', 'forbidden');
};

const claimNotFound = (): never => {
  throw new DomainError('claim-not-found', 'not-found');
};

/** Replies of a directory in which no page has an owner. */
export const OWNERSHIP_ANSWERS = [
  answerTo(ListOwnPages, () => ({ pages: [] })),
  answerTo(GetClaimOptions, () => ({ page: null, isOwner: false, hasOwners: false, ways: [], running: null })),
  answerTo(StartClaim, () => {
    throw new DomainError('claim-way-not-offered', 'conflict');
  }),
  answerTo(EnterClaimCode, claimNotFound),
  answerTo(ListClaimDocuments, claimNotFound),
  answerTo(AddClaimDocument, claimNotFound),
  answerTo(RemoveClaimDocument, claimNotFound),
  answerTo(WithdrawClaim, claimNotFound),
  answerTo(ListCertificateDocuments, notPageOwner),
  answerTo(AddCertificateDocument, notPageOwner),
  answerTo(RemoveCertificateDocument, notPageOwner),
  answerTo(ListCoOwners, notPageOwner),
  answerTo(InviteOwner, notPageOwner),
  answerTo(WithdrawInvitation, notPageOwner),
  answerTo(LeavePage, notPageOwner),
  answerTo(GetInvitation, () => ({ invitation: null })),
  answerTo(AcceptInvitation, () => {
    throw new DomainError('invitation-expired', 'not-found');
  }),
];
