import { type ClaimStatus, type ClaimWay, CLAIM_NOTE_LENGTH, type CodeWay } from '@tedarik/commands';
import { normalizeUnicode } from '@tedarik/turkish';
import type { CodeHash } from './claim-code.js';
import type { PageOwner } from './page-owner.js';
import { claimDecided, claimNotDecided, ownershipRefused, undoExpired } from './ownership.errors.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const CODE_LIFE_MS = 15 * MINUTE_MS;
const MOST_TRIES = 5;
/** A claim without proof is deleted after a day; a decided one can be looked up for a year. */
const UNPROVED_KEPT_MS = DAY_MS;
const DECIDED_KEPT_MS = 365 * DAY_MS;
export const UNDOABLE_MS = 30 * DAY_MS;
const LONGEST_REASON = 1_000;

/** A claim that a page belongs to the claimant's business. */
export interface Claim {
  id: string;
  businessId: string;
  accountId: string;
  /** Name of the account, for the back office. */
  name: string;
  email: string;
  way: ClaimWay;
  status: ClaimStatus;
  /** The claimant's message to the back office. */
  note: string | null;
  code: { hash: CodeHash; sentTo: string; triesLeft: number; expiresAt: Date } | null;
  startedAt: Date;
  decidedAt: Date | null;
  /** Name of the moderator; null when a code proved the claim. */
  decidedBy: string | null;
  reason: string | null;
  /** When MongoDB deletes it; null while it waits for the back office. */
  goneAt: Date | null;
}

type Claimed = Pick<Claim, 'id' | 'businessId' | 'accountId' | 'name' | 'email'>;

/** Starts a claim that waits for a code. A code sent earlier no longer works. */
export const startWithCode = (
  claimed: Claimed,
  { way, to: sentTo, hash }: { way: CodeWay; to: string; hash: CodeHash },
  now: Date,
): Claim => ({
  ...begun(claimed, way, now),
  status: 'code-sent',
  code: { hash, sentTo, triesLeft: MOST_TRIES, expiresAt: new Date(now.getTime() + CODE_LIFE_MS) },
  goneAt: new Date(now.getTime() + UNPROVED_KEPT_MS),
});

/** Starts a claim that waits for the back office. Throws ownership-refused when the note is too short or too long. */
export function startWithNote(claimed: Claimed, note: string | null, now: Date): Claim {
  const text = normalizeUnicode(note ?? '').trim();
  const { length } = [...text];
  if (length < CLAIM_NOTE_LENGTH.min) throw ownershipRefused([{ field: 'note', code: 'too-short' }]);
  if (length > CLAIM_NOTE_LENGTH.max) throw ownershipRefused([{ field: 'note', code: 'too-long' }]);
  return { ...begun(claimed, 'document', now), note: text };
}

const begun = (claimed: Claimed, way: ClaimWay, now: Date): Claim => ({
  ...claimed,
  way,
  status: 'waiting',
  note: null,
  code: null,
  startedAt: now,
  decidedAt: null,
  decidedBy: null,
  reason: null,
  goneAt: null,
});

/** Result of a typed code. The claim is stored in every case, because a wrong code uses up a try. */
export type Tried =
  | { outcome: 'right'; claim: Claim }
  | { outcome: 'wrong'; claim: Claim; triesLeft: number }
  | { outcome: 'expired' | 'used-up'; claim: Claim };

export function tryCode(claim: Claim, isRight: boolean, now: Date): Tried {
  const { code } = claim;
  if (claim.status !== 'code-sent' || !code || code.expiresAt <= now) return { outcome: 'expired', claim };
  if (code.triesLeft === 0) return { outcome: 'used-up', claim };
  if (isRight) return { outcome: 'right', claim: settled(claim, { status: 'approved', by: null, reason: null }, now) };
  const triesLeft = code.triesLeft - 1;
  const tried = { ...claim, code: { ...code, triesLeft } };
  return triesLeft === 0 ? { outcome: 'used-up', claim: tried } : { outcome: 'wrong', claim: tried, triesLeft };
}

interface Decision {
  status: 'approved' | 'rejected';
  by: string | null;
  reason: string | null;
}

/** Throws claim-decided, and ownership-refused for a rejection without a reason. */
export function decideClaim(claim: Claim, { status, by, reason }: Decision, now: Date): Claim {
  if (claim.status !== 'waiting') throw claimDecided(claim.id);
  return settled(claim, { status, by, reason: status === 'rejected' ? checkedReason(reason) : null }, now);
}

/** Makes the claim wait again. Throws claim-not-decided and undo-expired. */
export function undoDecision(claim: Claim, now: Date): Claim {
  // A code is proof and not a decision, so there is nothing to undo; the owner can be revoked instead.
  if (!claim.decidedAt || claim.way !== 'document') throw claimNotDecided(claim.id);
  if (!isUndoable(claim, now)) throw undoExpired(claim.id);
  return { ...claim, status: 'waiting', decidedAt: null, decidedBy: null, reason: null, goneAt: null };
}

export const isUndoable = ({ decidedAt, way }: Claim, now: Date): boolean =>
  way === 'document' && decidedAt !== null && now.getTime() - decidedAt.getTime() < UNDOABLE_MS;

const settled = (claim: Claim, { status, by, reason }: Decision, now: Date): Claim => ({
  ...claim,
  status,
  code: null,
  decidedAt: now,
  decidedBy: by,
  reason,
  goneAt: new Date(now.getTime() + DECIDED_KEPT_MS),
});

/** Whether this approved claim made the claimant an owner, and not another kind of proof or a later claim. */
export function gaveOwnership(claim: Claim, owner: PageOwner, ofAccount: readonly Claim[]): boolean {
  const { decidedAt } = claim;
  const { proof } = owner;
  if (!decidedAt || proof.kind !== 'document' || proof.at < decidedAt) return false;
  return !ofAccount.some(
    (other) =>
      [claim.businessId, owner.businessId].includes(other.businessId) &&
      other.way === 'document' &&
      other.status === 'approved' &&
      other.decidedAt !== null &&
      other.decidedAt > decidedAt,
  );
}

/** Returns the trimmed reason, which is mailed to the person concerned. Throws ownership-refused. */
export function checkedReason(typed: string | null): string {
  const text = normalizeUnicode(typed ?? '').trim();
  if (text === '') throw ownershipRefused([{ field: 'reason', code: 'required' }]);
  if ([...text].length > LONGEST_REASON) throw ownershipRefused([{ field: 'reason', code: 'too-long' }]);
  return text;
}

/** The part of a claim that the audit log may contain: no personal data of the claimant. */
export const recordedClaim = ({ businessId, way, status, reason }: Claim): object => ({
  businessId,
  way,
  status,
  reason,
});
