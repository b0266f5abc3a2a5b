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

/** Operations on a visitor's own pages: claiming, sharing and leaving them. */
export const OwnPagesOperations = visitorOperations({
  myPages: query(ListOwnPages, [MyPage], {
    description: 'Pages that the visitor owns, by name.',
    who: 'signed-in',
    answer: ({ pages }) => pages,
  }),
  claimOptions: query(GetClaimOptions, ClaimOptions, { who: 'signed-in' }),
  startClaim: mutation(StartClaim, MyClaim, {
    description: 'Starts a claim: sends a code to the business, or submits the note to the editors for a decision.',
    input: StartClaimInput,
    limit: (_, { accountId, address }) => [
      ['claim', accountId!],
      ['claimAddress', address],
    ],
    limitOfMail: ({ way, businessId }) => (way !== 'document' ? ['claimPage', businessId] : null),
  }),
  enterClaimCode: mutation(EnterClaimCode, String, {
    description:
      'Proves a claim by its code; returns the slug of the page, now owned. Fails with `wrong-code`, `code-used-up`, `code-expired`.',
    input: EnterClaimCodeInput,
    limit: 'claimCode',
    answer: ({ slug }) => slug,
  }),
  removeClaimDocument: mutation(RemoveClaimDocument, [SentDocument], {
    description: 'Deletes a document of a claim permanently; returns the remaining ones.',
    answer: ({ documents }) => documents,
  }),
  withdrawClaim: mutation(WithdrawClaim, Boolean, {
    description: 'Withdraws an undecided claim and deletes it with its documents.',
    answer: done,
  }),
  coOwners: query(ListCoOwners, PageOwnerList, {
    description: 'Owners of a page that the visitor owns, and open invitations to it.',
    who: 'signed-in',
  }),
  inviteOwner: mutation(InviteOwner, OwnerInvitation, {
    description: 'Mails an invitation link. It works once and makes the account that accepts it an owner.',
    input: InviteOwnerInput,
    once: true,
    limit: 'invitation',
    limitOfMail: ({ email }) => ['mailedLink', receiverKey(email)],
  }),
  withdrawInvitation: mutation(WithdrawInvitation, Boolean, { answer: done }),
  pageInvitation: query(GetInvitation, PageInvitation, {
    description: 'The invitation of a mailed link; null if it was used or withdrawn, or has expired.',
    nullable: true,
    who: 'anyone',
    answer: ({ invitation }) => invitation,
  }),
  acceptInvitation: mutation(AcceptInvitation, String, {
    description: 'Makes the visitor an owner of the page; returns its slug. Fails with `invitation-expired`.',
    once: true,
    answer: ({ slug }) => slug,
  }),
  leavePage: mutation(LeavePage, Boolean, { description: "Ends the visitor's ownership of the page.", answer: done }),
});
