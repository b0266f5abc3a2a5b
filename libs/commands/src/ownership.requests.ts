import { BusinessStatus } from '@tedarik/events';
import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';
import { MOST_DOCUMENTS, ProofDocument, TakenDocument } from './documents.requests.js';
import { emailAddress, line, paragraph, shortLine, slug, typedText } from './text.js';

/** How an account became an owner of a page: what was checked, or that another owner passed the page on. */
export const OwnershipProof = z.enum(['email-code', 'phone-code', 'document', 'transfer']);
export type OwnershipProof = z.infer<typeof OwnershipProof>;

/** What the public page says about its ownership: what was checked, and when. It never says who the owners are. */
export const OwnershipBadge = z.object({ proof: OwnershipProof, at: z.iso.datetime() });
export type OwnershipBadge = z.infer<typeof OwnershipBadge>;

/** A page as its owner sees it in a list, whatever its status. */
export const OwnPage = z.object({
  id: z.uuid(),
  slug,
  name: line,
  status: BusinessStatus,
  proof: OwnershipProof,
  since: z.iso.datetime(),
});
export type OwnPage = z.infer<typeof OwnPage>;

/** How many pages one account can own. */
export const MOST_OWN_PAGES = 100;

/** The pages of the actor that are not deleted, by name. */
export const ListOwnPages = defineQuery('request.directory.list-own-pages.v1', {
  request: z.strictObject({}),
  reply: z.object({ pages: z.array(OwnPage).max(MOST_OWN_PAGES) }),
});

/** How a claim can be proved: with a code sent to the business by mail or text message, or by a person who checks what the claimant writes. */
export const ClaimWay = z.enum(['email-code', 'phone-code', 'document']);
export type ClaimWay = z.infer<typeof ClaimWay>;
/** The ways in which a code is the proof. */
export type CodeWay = Exclude<ClaimWay, 'document'>;

/** `code-sent`: the claimant must enter the code. `waiting`: the back office must decide. */
export const ClaimStatus = z.enum(['code-sent', 'waiting', 'approved', 'rejected']);
export type ClaimStatus = z.infer<typeof ClaimStatus>;

const documents = z.array(ProofDocument).max(MOST_DOCUMENTS);

/** A claim as its claimant sees it. */
export const OwnClaim = z.object({
  id: z.uuid(),
  way: ClaimWay,
  status: ClaimStatus,
  /** The masked address or number that the code was sent to. */
  sentTo: line.nullable(),
  codeExpiresAt: z.iso.datetime().nullable(),
  documents,
});
export type OwnClaim = z.infer<typeof OwnClaim>;

/** Length of a note, in characters. */
export const CLAIM_NOTE_LENGTH = { min: 20, max: 2_000 } as const;
const typed = typedText(20_000);
const oneClaim = z.strictObject({ id: z.uuid() });

/**
 * Ways in which the actor can claim a public page, and the actor's claim that is not decided yet. `page` is null if there is no such page.
 * A page that has an owner, or had one who was revoked, can be claimed by document only.
 */
export const GetClaimOptions = defineQuery('request.directory.get-claim-options.v1', {
  request: z.strictObject({ slug }),
  reply: z.object({
    page: z.object({ id: z.uuid(), slug, name: line }).nullable(),
    isOwner: z.boolean(),
    hasOwners: z.boolean(),
    ways: z.array(z.object({ way: ClaimWay, sentTo: line.nullable() })).max(ClaimWay.options.length),
    running: OwnClaim.nullable(),
  }),
});

/**
 * Claims a public page for the actor. A code is sent to the business's own address or number and is valid for 15 minutes; a new one
 * replaces it. A claim by document has a `note` and waits for the back office. Throws `already-page-owner`, `claim-waits-already`,
 * `claim-way-not-offered`. Broken rules: `too-short`, `too-long`.
 */
export const StartClaim = defineCommand('request.directory.start-claim.v1', {
  request: z.strictObject({ businessId: z.uuid(), way: ClaimWay, note: typed.nullable() }),
  reply: OwnClaim,
});

/**
 * Proves a claim with its code; the actor is then an owner of the page. Allows five attempts: `wrong-code` with `triesLeft`, then
 * `code-used-up`. Throws `code-expired` for an old code.
 */
export const EnterClaimCode = defineCommand('request.directory.enter-claim-code.v1', {
  request: z.strictObject({ id: z.uuid(), code: z.string().max(40) }),
  reply: z.object({ slug }),
});

const ofClaim = { claimId: z.uuid() };

/**
 * Documents of the actor's pending claim, except one that this same commandId has added. Throws `claim-not-found` and `claim-decided`, like
 * the requests below.
 */
export const ListClaimDocuments = defineQuery('request.directory.list-claim-documents.v1', {
  request: z.strictObject(ofClaim),
  reply: z.object({ documents }),
});

/**
 * Attaches a document to a claim; returns the document of the same file that the claim has already, if there is one. Throws
 * `too-many-documents`.
 */
export const AddClaimDocument = defineCommand('request.directory.add-claim-document.v1', {
  request: z.strictObject({ ...ofClaim, ...TakenDocument.shape, name: typedText(1_000) }),
  reply: ProofDocument,
});

/** Deletes a document of a claim for good. Does nothing if it does not exist. */
export const RemoveClaimDocument = defineCommand('request.directory.remove-claim-document.v1', {
  request: z.strictObject({ ...ofClaim, id: z.uuid() }),
  reply: z.object({ documents }),
});

/** Withdraws the actor's pending claim; it is deleted together with its documents. */
export const WithdrawClaim = defineCommand('request.directory.withdraw-claim.v1', {
  request: oneClaim,
  reply: z.object({}),
});

/** An owner as other owners of the page see it. */
export const CoOwner = z.object({
  id: z.uuid(),
  name: line,
  proof: OwnershipProof,
  since: z.iso.datetime(),
  isSelf: z.boolean(),
});
export type CoOwner = z.infer<typeof CoOwner>;

/** An invitation that nobody has accepted yet. */
export const OpenInvitation = z.object({
  id: z.uuid(),
  email: line,
  /** Whether the page is handed over: the inviting owner leaves the page when the invitation is accepted. */
  handsOver: z.boolean(),
  expiresAt: z.iso.datetime(),
});
export type OpenInvitation = z.infer<typeof OpenInvitation>;

/** How many invitations to a page may be open at a time. */
export const MOST_OPEN_INVITATIONS = 10;
const MOST_OWNERS_TOLD = 100;

/** Owners of the actor's page, and open invitations. Throws `not-page-owner`, like the requests below. */
export const ListCoOwners = defineQuery('request.directory.list-co-owners.v1', {
  request: z.strictObject({ businessId: z.uuid() }),
  reply: z.object({
    owners: z.array(CoOwner).max(MOST_OWNERS_TOLD),
    invitations: z.array(OpenInvitation).max(MOST_OPEN_INVITATIONS),
  }),
});

/**
 * Mails a link that makes the person who opens it an owner. It works once, for 7 days. With `handsOver` the actor leaves the page at that
 * moment. Throws `too-many-invitations`, `mails-not-sent`. Broken rules: `invalid-email`.
 */
export const InviteOwner = defineCommand('request.directory.invite-owner.v1', {
  request: z.strictObject({
    businessId: z.uuid(),
    email: typedText(1_000).regex(/^[^\r\n]*$/),
    handsOver: z.boolean(),
  }),
  reply: OpenInvitation,
});

/** Withdraws an invitation: its link no longer works. Does nothing if it does not exist. */
export const WithdrawInvitation = defineCommand('request.directory.withdraw-invitation.v1', {
  request: z.strictObject({ businessId: z.uuid(), id: z.uuid() }),
  reply: z.object({}),
});

const token = z.string().max(200);

/** The page that a mailed link is an invitation to; null if the link was used, withdrawn or has expired. */
export const GetInvitation = defineQuery('request.directory.get-invitation.v1', {
  request: z.strictObject({ token }),
  reply: z.object({ invitation: z.object({ name: line, slug, handsOver: z.boolean() }).nullable() }),
});

/** Makes the actor an owner of the page. Throws `invitation-expired`, `already-page-owner`. */
export const AcceptInvitation = defineCommand('request.directory.accept-invitation.v1', {
  request: z.strictObject({ token }),
  reply: z.object({ businessId: z.uuid(), slug }),
});

/** Ends the actor's ownership of the page. */
export const LeavePage = defineCommand('request.directory.leave-page.v1', {
  request: z.strictObject({ businessId: z.uuid() }),
  reply: z.object({}),
});

/** How many invitations of an account its export lists at most. */
export const MOST_INVITATIONS_TOLD = 50;
/** How many documents of certificates an account's export lists: the latest ones. A page usually has a handful. */
export const MOST_CERTIFICATE_DOCUMENTS_TOLD = 60;

/** How many pages an account's export lists that were revoked from it in the last 30 days: the latest ones. */
export const MOST_REVOKED_TOLD = 10;

const exportedDocument = ProofDocument.omit({ id: true });

/** Everything that the directory stores about the actor's account. */
export const ExportOwnership = defineQuery('request.directory.export-ownership.v1', {
  request: z.strictObject({}),
  reply: z.object({
    pages: z.array(OwnPage).max(MOST_OWN_PAGES),
    claims: z.array(
      OwnClaim.pick({ way: true, status: true }).extend({
        businessName: line,
        note: paragraph.nullable(),
        startedAt: z.iso.datetime(),
        decidedAt: z.iso.datetime().nullable(),
        reason: paragraph.nullable(),
        documents: z.array(exportedDocument).max(MOST_DOCUMENTS),
      }),
    ),
    certificateDocuments: z
      .array(exportedDocument.extend({ businessName: shortLine, certificateName: shortLine }))
      .max(MOST_CERTIFICATE_DOCUMENTS_TOLD),
    invitations: z
      .array(OpenInvitation.omit({ id: true }).extend({ email: emailAddress, businessName: shortLine }))
      .max(MOST_INVITATIONS_TOLD),
    /** Pages whose ownership the back office revoked from the actor. */
    revokedPages: z
      .array(
        z.object({
          businessName: shortLine,
          name: shortLine,
          email: emailAddress,
          proof: OwnershipProof,
          since: z.iso.datetime(),
          endedAt: z.iso.datetime(),
          reason: z.string().max(2_000),
        }),
      )
      .max(MOST_REVOKED_TOLD),
  }),
  rows: 'claims',
});

/** A claim as the back office sees it, together with its page, whose name is null if the business is gone. */
export const ManagedClaim = z.object({
  id: z.uuid(),
  way: ClaimWay,
  status: ClaimStatus,
  claimantName: line,
  claimantEmail: line,
  note: paragraph.nullable(),
  documents,
  startedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  /** The account that decided; null if the claim was proved by code. */
  decidedBy: line.nullable(),
  reason: paragraph.nullable(),
  /** Whether the decision can still be undone. */
  isUndoable: z.boolean(),
  businessId: z.uuid(),
  businessName: line.nullable(),
  businessSlug: slug.nullable(),
  businessStatus: BusinessStatus.nullable(),
  businessEmail: line.nullable(),
  businessPhone: line.nullable(),
  businessWebsite: line.nullable(),
  businessAddress: paragraph.nullable(),
  /** How many accounts own the page now. */
  ownerCount: z.int(),
});
export type ManagedClaim = z.infer<typeof ManagedClaim>;

export const ClaimFilter = z.enum(['waiting', 'decided']);

/** Back office: claims that wait for a decision, oldest first, or decided claims, newest first. */
export const ListClaims = defineQuery('request.directory.list-claims.v1', {
  request: z.strictObject({
    filter: ClaimFilter,
    page: z.int().min(1).max(100_000),
    pageSize: z.int().min(1).max(100),
  }),
  reply: z.object({ claims: z.array(ManagedClaim), total: z.int() }),
  rows: 'claims',
});

/**
 * Back office: approves or rejects a pending claim; the claimant is notified by mail. Throws `claim-decided`, `business-not-found` if the
 * business is gone. A rejection needs a reason. Broken rules: `required`, `too-long`.
 */
export const DecideClaim = defineCommand('request.directory.decide-claim.v1', {
  request: z.strictObject({ id: z.uuid(), decision: z.enum(['approved', 'rejected']), reason: typed.nullable() }),
  reply: ManagedClaim,
});

/**
 * Back office: undoes a decision of the last 30 days; the claim is pending again, and its claimant is notified. Throws `claim-not-decided`,
 * `undo-expired`, `claim-waits-already` if the claimant has started another claim.
 */
export const UndoClaimDecision = defineCommand('request.directory.undo-claim-decision.v1', {
  request: oneClaim,
  reply: ManagedClaim,
});

/** An owner as the back office sees it. */
export const ManagedOwner = z.object({
  id: z.uuid(),
  name: line,
  email: line,
  proof: OwnershipProof,
  /** The account that approved the claim or handed the page over; null if it was proved by code. */
  proofBy: line.nullable(),
  since: z.iso.datetime(),
  /** If the owner was revoked: when, by whom and why. */
  endedAt: z.iso.datetime().nullable(),
  endedBy: line.nullable(),
  reason: paragraph.nullable(),
});
export type ManagedOwner = z.infer<typeof ManagedOwner>;

/** Back office: owners of a page, followed by those who were revoked in the last 30 days. */
export const ListPageOwners = defineQuery('request.directory.list-page-owners.v1', {
  request: z.strictObject({ businessId: z.uuid() }),
  reply: z.object({ owners: z.array(ManagedOwner) }),
  rows: 'owners',
});

/**
 * Back office: revokes an owner of a page, who is notified of the reason by mail. Throws `owner-not-found`. Broken rules: `required`,
 * `too-long`.
 */
export const RevokeOwner = defineCommand('request.directory.revoke-owner.v1', {
  request: z.strictObject({ id: z.uuid(), reason: typed }),
  reply: z.object({ id: z.uuid() }),
});

/** Back office: undoes RevokeOwner within 30 days; the owner is notified. Throws `owner-not-found`, `already-page-owner`. */
export const RestoreOwner = defineCommand('request.directory.restore-owner.v1', {
  request: z.strictObject({ id: z.uuid() }),
  reply: z.object({ id: z.uuid() }),
});
