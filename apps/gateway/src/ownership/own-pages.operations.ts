import {
  AcceptInvitation,
  EnterClaimCode,
  GetClaimOptions,
  GetInvitation,
  InviteOwner,
  LeavePage,
  ListCoOwners,
  ListOwnPages,
  RemoveClaimDocument,
  StartClaim,
  WithdrawClaim,
  WithdrawInvitation,
} from '@tedarik/commands';
import { SentDocument } from '../documents/document.types.js';
import { done, mutation, query } from '../graphql/operations.js';
import { visitorOperations } from '../graphql/visitor-operations.js';
import { receiverKey } from '../limits/limit-keys.js';
import {
  ClaimOptions,
  EnterClaimCodeInput,
  InviteOwnerInput,
  MyClaim,
  MyPage,
  OwnerInvitation,
  PageInvitation,
  PageOwnerList,
  StartClaimInput,
} from './ownership.types.js';

/** Pages of the visitor who is signed in: how they are claimed, shared and left. */
export const OwnPagesOperations = visitorOperations({
  myPages: query(ListOwnPages, [MyPage], {
    description: 'Pages that the visitor owns, by name.',
    who: 'signed-in',
    answer: ({ pages }) => pages,
  }),
  claimOptions: query(GetClaimOptions, ClaimOptions, { who: 'signed-in' }),
  startClaim: mutation(StartClaim, MyClaim, {
    description: 'Mails a code to the business, or lets the editors decide by what the note says.',
    input: StartClaimInput,
    limit: ({ way, businessId }, { accountId, address }) => [
      ['claim', accountId!],
      ['claimAddress', address],
      ...(way === 'email-code' ? [['claimPage', businessId] as const] : []),
    ],
  }),
  enterClaimCode: mutation(EnterClaimCode, String, {
    description: 'Address of the page, now theirs. Fails with `wrong-code`, `code-used-up`, `code-expired`.',
    input: EnterClaimCodeInput,
    limit: 'claimCode',
    answer: ({ slug }) => slug,
  }),
  removeClaimDocument: mutation(RemoveClaimDocument, [SentDocument], {
    description: 'Takes a document off a claim, for good; answers the others.',
    answer: ({ documents }) => documents,
  }),
  withdrawClaim: mutation(WithdrawClaim, Boolean, {
    description: 'Takes back a claim that is not decided; it is gone with its documents.',
    answer: done,
  }),
  coOwners: query(ListCoOwners, PageOwnerList, { description: 'Of a page that the visitor owns.', who: 'signed-in' }),
  inviteOwner: mutation(InviteOwner, OwnerInvitation, {
    description: 'Mails a link that makes whoever opens it an owner, once.',
    input: InviteOwnerInput,
    once: true,
    limit: ({ email }, { accountId }) => [
      ['invitation', accountId!],
      ['mailedLink', receiverKey(email)],
    ],
  }),
  withdrawInvitation: mutation(WithdrawInvitation, Boolean, { answer: done }),
  pageInvitation: query(GetInvitation, PageInvitation, {
    description: 'Null when the link was used, withdrawn or is too old.',
    nullable: true,
    who: 'anyone',
    answer: ({ invitation }) => invitation,
  }),
  acceptInvitation: mutation(AcceptInvitation, String, {
    description: 'Address of the page, now theirs. Fails with `invitation-expired`.',
    once: true,
    answer: ({ slug }) => slug,
  }),
  leavePage: mutation(LeavePage, Boolean, { description: 'The visitor no longer owns the page.', answer: done }),
});
