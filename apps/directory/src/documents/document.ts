import { LONGEST_DOCUMENT_NAME, type ProofDocument, type TakenDocument } from '@tedarik/commands';
import { normal } from '@tedarik/turkish';

const CHECKED_AGAIN_MS = 3_600_000;

/**
 * A document that proves a claim, or that a page has a certificate. Only administrators open it; its sender and owners of the
 * page see that it is there.
 */
export interface Document extends ProofDocument, TakenDocument {
  /** One of the two is null. */
  claimId: string | null;
  certificateId: string | null;
  businessId: string;
  /** The businesses that it came from by merges, the last one at the end. */
  cameFrom: string[];
  /** Who sent it: it goes with the account. */
  accountId: string;
  addedAt: Date;
  /** Since when nobody needs it any more, unless what ended is undone. */
  endedAt: Date | null;
  /** From when on somebody has to look whether its page has the certificate; null while nothing changed that. */
  checkAt: Date | null;
  version: number;
}

export const addedDocument = (
  { uploadId, type, bytes, name }: TakenDocument & { name: string },
  of: Pick<Document, 'id' | 'claimId' | 'certificateId' | 'businessId' | 'accountId'>,
  now: Date,
): Document => ({
  ...{ ...of, uploadId, type, bytes, name: documentName(name) },
  ...{ cameFrom: [], addedAt: now, endedAt: null, checkAt: of.certificateId ? now : null, version: 1 },
});

/** Somebody looked whether its page has the certificate. While a change waits that may give it, that is looked at again. */
export function checkedDocument(document: Document, { isHeld, waits }: { isHeld: boolean; waits: boolean }, now: Date) {
  if (isHeld) return { ...document, endedAt: null, checkAt: null };
  if (waits && !document.endedAt) return { ...document, checkAt: new Date(now.getTime() + CHECKED_AGAIN_MS) };
  return { ...document, endedAt: document.endedAt ?? now, checkAt: null };
}

/** What people see of it. */
export const shownDocument = ({ id, name, type, bytes }: Document): ProofDocument => ({ id, name, type, bytes });

/** One line without folders; a long one loses its middle, not its ending. */
function documentName(typed: string): string {
  const text = normal(typed)
    .replace(/^.*[/\\]/s, '')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...(text || 'belge')];
  if (letters.length <= LONGEST_DOCUMENT_NAME) return letters.join('');
  const end = 20;
  return `${letters.slice(0, LONGEST_DOCUMENT_NAME - end - 1).join('')}…${letters.slice(-end).join('')}`;
}
