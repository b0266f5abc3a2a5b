import type { ClaimWay, OwnClaim } from '@tedarik/commands';
import type { Business } from '../business/business.js';
import { type Document, shownDocument } from '../documents/document.js';
import type { Claim } from './claim.js';

/** A way to claim a page, and the address to which a code would be sent. */
export interface OfferedWay {
  way: ClaimWay;
  to: string | null;
}

/**
 * Returns the possible ways to claim a page. A code to the business's own mailbox is not offered while the page has an owner, nor after an
 * owner was revoked, because that person may still have access to the mailbox; then a moderator decides.
 */
export function waysFor(
  { email }: Business,
  { isForPerson, canMail }: { isForPerson: boolean; canMail: boolean },
): OfferedWay[] {
  const byCode = email && canMail && !isForPerson ? [{ way: 'email-code' as const, to: email }] : [];
  return [...byCode, { way: 'document', to: null }];
}

/** Masks `info@ornek.com` as `in…@ornek.com`: its owner recognises it, others do not learn it. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const local = [...email.slice(0, at)];
  return `${local.slice(0, local.length > 3 ? 2 : 1).join('')}…${email.slice(at)}`;
}

/** A claim as shown to its claimant. */
export const ownClaim = ({ id, way, status, code }: Claim, documents: readonly Document[] = []): OwnClaim => ({
  id,
  way,
  status,
  sentTo: code && maskedEmail(code.sentTo),
  codeExpiresAt: code?.expiresAt.toISOString() ?? null,
  documents: documents.map(shownDocument),
});
