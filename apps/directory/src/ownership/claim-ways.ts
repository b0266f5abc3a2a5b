import { Injectable } from '@nestjs/common';
import type { CodeWay, OwnClaim } from '@tedarik/commands';
import { formatPhone, isTurkishMobile, toE164 } from '@tedarik/turkish';
import type { ClientSession } from 'mongoose';
import type { Business } from '../business/business.js';
import { type Document, shownDocument } from '../documents/document.js';
import type { Claim } from './claim.js';
import { ClaimTexts } from './claim-texts.js';
import { OwnershipMails } from './ownership-mails.js';
import { OwnerNumbers } from './page-marks.js';
import type { PageOwner } from './page-owner.js';
import { RevokedOwners } from './revoked-owners.js';

/** A way to claim a page, and the address or number to which a code would be sent. */
export type OfferedWay = { way: CodeWay; to: string } | { way: 'document'; to: null };

/** The possible ways to claim a page. */
@Injectable()
export class ClaimWays {
  constructor(
    private readonly revoked: RevokedOwners,
    private readonly ownerNumbers: OwnerNumbers,
    private readonly mails: OwnershipMails,
    private readonly texts: ClaimTexts,
  ) {}

  /**
   * A code is not offered while the page has an owner, nor after an owner was revoked, because that person may still have access to the
   * mailbox or phone; then a moderator decides. Nor is a code to a number that the page may have from an owner: whoever leaves a page
   * could claim it again with a number of their own, and it would count as verified.
   */
  async of(business: Business, owners: readonly PageOwner[], session?: ClientSession): Promise<OfferedWay[]> {
    const byDocument = { way: 'document', to: null } as const;
    if (owners.length > 0 || (await this.revoked.hadAny(business.id, session))) return [byDocument];
    const { email } = business;
    const number = this.texts.canSend ? mobileOf(business) : undefined;
    const isOwners = number !== undefined && (await this.ownerNumbers.has(business.id, session));
    return [
      ...(email && this.mails.canSend ? [{ way: 'email-code', to: email } as const] : []),
      ...(number && !isOwners ? [{ way: 'phone-code', to: number } as const] : []),
      byDocument,
    ];
  }
}

/** The first number of a business that is a Turkish mobile number, in E.164. */
export const mobileOf = ({ phone, whatsapp }: Pick<Business, 'phone' | 'whatsapp'>): string | undefined =>
  [phone, whatsapp].map((number) => number && toE164(number)).find((number) => number && isTurkishMobile(number)) ??
  undefined;

const MASKS: Record<CodeWay, (to: string) => string> = { 'email-code': maskedEmail, 'phone-code': maskedNumber };

/** Masks an address or number: its owner recognises it, others do not learn it. */
export const maskedReceiver = (offered: OfferedWay): string | null =>
  offered.way === 'document' ? null : MASKS[offered.way](offered.to);

/** Masks `info@ornek.com` as `in…@ornek.com`. */
function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const local = [...email.slice(0, at)];
  return `${local.slice(0, local.length > 3 ? 2 : 1).join('')}…${email.slice(at)}`;
}

/** Masks a Turkish number, so that its last digits remain: `0532 ••• •• 67`. */
function maskedNumber(number: string): string {
  return formatPhone(number).replace(/ \d{3} \d\d /, ' ••• •• ');
}

/** A claim as shown to its claimant. */
export const ownClaim = ({ id, way, status, code }: Claim, documents: readonly Document[] = []): OwnClaim => ({
  id,
  way,
  status,
  sentTo: code && way !== 'document' ? MASKS[way](code.sentTo) : null,
  codeExpiresAt: code?.expiresAt.toISOString() ?? null,
  documents: documents.map(shownDocument),
});
