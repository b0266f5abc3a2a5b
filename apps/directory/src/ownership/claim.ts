import { type ClaimStatus, type ClaimWay, CLAIM_NOTE_LENGTH } from '@tedarik/commands';
import { normal } from '@tedarik/turkish';
import type { CodeHash } from './claim-code.js';
import type { PageOwner } from './page-owner.js';
import { claimDecided, claimNotDecided, ownershipRefused, undoExpired } from './ownership.errors.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const CODE_LIFE_MS = 15 * MINUTE_MS;
const MOST_TRIES = 5;
/** What nobody proved within a day is forgotten; a decision can be looked up for a year. */
const UNPROVED_KEPT_MS = DAY_MS;
const DECIDED_KEPT_MS = 365 * DAY_MS;
export const UNDOABLE_MS = 30 * DAY_MS;
const LONGEST_REASON = 1_000;

/** Somebody says that a page is that of their business. */
export interface Claim {
  id: string;
  businessId: string;
  accountId: string;
  /** Of the account, for the back office. */
  name: string;
  email: string;
  way: ClaimWay;
  status: ClaimStatus;
  /** What the claimant wrote for the back office. */
  note: string | null;
  code: { hash: CodeHash; sentTo: string; triesLeft: number; expiresAt: Date } | null;
  startedAt: Date;
  decidedAt: Date | null;
  /** Name of the moderator; null for a code. */
  decidedBy: string | null;
  reason: string | null;
  /** When MongoDB forgets it; null while it waits for the back office. */
  goneAt: Date | null;
}

type Claimed = Pick<Claim, 'id' | 'businessId' | 'accountId' | 'name' | 'email'>;

/** A claim that waits for a code. The code of a former one no longer works. */
export const startWithCode = (claimed: Claimed, hash: CodeHash, sentTo: string, now: Date): Claim => ({
  ...begun(claimed, 'email-code', now),
  status: 'code-sent',
  code: { hash, sentTo, triesLeft: MOST_TRIES, expiresAt: new Date(now.getTime() + CODE_LIFE_MS) },
  goneAt: new Date(now.getTime() + UNPROVED_KEPT_MS),
});

/** A claim that waits for the back office. Throws ownership-refused for a note that tells nothing. */
export function startWithNote(claimed: Claimed, note: string | null, now: Date): Claim {
  const text = normal(note ?? '').trim();
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

/** What a typed code did. The claim is stored whatever came of it: a wrong code takes a try. */
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

/** Throws claim-decided, ownership-refused for a rejection that says no reason. */
export function decideClaim(claim: Claim, { status, by, reason }: Decision, now: Date): Claim {
  if (claim.status !== 'waiting') throw claimDecided(claim.id);
  return settled(claim, { status, by, reason: status === 'rejected' ? checkedReason(reason) : null }, now);
}

/** The claim waits again. Throws claim-not-decided, undo-expired. */
export function undoDecision(claim: Claim, now: Date): Claim {
  // What a code proved was no decision of anybody: the owner can be revoked.
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

/** Whether it is this approved claim that made the claimant the owner: not another way of proof, nor a later claim. */
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

/** What the person concerned is told. Throws ownership-refused. */
export function checkedReason(typed: string | null): string {
  const text = normal(typed ?? '').trim();
  if (text === '') throw ownershipRefused([{ field: 'reason', code: 'required' }]);
  if ([...text].length > LONGEST_REASON) throw ownershipRefused([{ field: 'reason', code: 'too-long' }]);
  return text;
}

/** What the audit log may hold: nothing of the claimant. */
export const recordedClaim = ({ businessId, way, status, reason }: Claim): object => ({
  businessId,
  way,
  status,
  reason,
});
