import type { ClaimWay, OwnClaim } from '@tedarik/commands';
import type { Business } from '../business/business.js';
import { type Document, shownDocument } from '../documents/document.js';
import type { Claim } from './claim.js';

/** A way in which a page can be claimed, and where a code would go. */
export interface OfferedWay {
  way: ClaimWay;
  to: string | null;
}

/**
 * Whoever has the business's own mailbox has no say while somebody owns the page, nor once the page was taken from
 * somebody, who may have the mailbox still: then a person decides.
 */
export function waysFor(
  { email }: Business,
  { isForPerson, canMail }: { isForPerson: boolean; canMail: boolean },
): OfferedWay[] {
  const byCode = email && canMail && !isForPerson ? [{ way: 'email-code' as const, to: email }] : [];
  return [...byCode, { way: 'document', to: null }];
}

/** `info@ornek.com` as `in…@ornek.com`: its owner knows it again, and nobody else learns it. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const local = [...email.slice(0, at)];
  return `${local.slice(0, local.length > 3 ? 2 : 1).join('')}…${email.slice(at)}`;
}

/** A claim as its claimant sees it. */
export const ownClaim = ({ id, way, status, code }: Claim, documents: readonly Document[] = []): OwnClaim => ({
  id,
  way,
  status,
  sentTo: code && maskedEmail(code.sentTo),
  codeExpiresAt: code?.expiresAt.toISOString() ?? null,
  documents: documents.map(shownDocument),
});
