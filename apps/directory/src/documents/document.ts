import { LONGEST_DOCUMENT_NAME, type ProofDocument, type TakenDocument } from '@tedarik/commands';
import { normalizeUnicode } from '@tedarik/turkish';

const CHECKED_AGAIN_MS = 3_600_000;

/**
 * A file that proves a claim, or that a page has a certificate. Only administrators can open it; its sender and the owners of the page see
 * that it exists.
 */
export interface Document extends ProofDocument, Omit<TakenDocument, 'contentHash'> {
  /** Exactly one of claimId and certificateId is set. */
  claimId: string | null;
  certificateId: string | null;
  businessId: string;
  /** The businesses that it belonged to before merges, the latest last. */
  cameFrom: string[];
  /** The account that sent it; the document is deleted with the account. */
  accountId: string;
  /** Hash of the file; null for documents older than the hash. */
  contentHash: string | null;
  addedAt: Date;
  /** Since when the document is no longer needed. It is deleted later, because the decision or change may be undone until then. */
  endedAt: Date | null;
  /** From when the nightly erasure checks whether the page still has the certificate; null while there is no reason to check. */
  checkAt: Date | null;
  version: number;
}

export const addedDocument = (
  { uploadId, type, bytes, name, contentHash }: TakenDocument & { name: string },
  of: Pick<Document, 'id' | 'claimId' | 'certificateId' | 'businessId' | 'accountId'>,
  now: Date,
): Document => ({
  ...{ ...of, uploadId, type, bytes, contentHash: contentHash ?? null, name: documentName(name) },
  ...{ cameFrom: [], addedAt: now, endedAt: null, checkAt: of.certificateId ? now : null, version: 1 },
});

/**
 * Returns the document after a check whether its page has the certificate. While a pending change may still add the certificate, the check
 * is repeated later.
 */
export function checkedDocument(document: Document, { isHeld, waits }: { isHeld: boolean; waits: boolean }, now: Date) {
  if (isHeld) return { ...document, endedAt: null, checkAt: null };
  if (waits && !document.endedAt) return { ...document, checkAt: new Date(now.getTime() + CHECKED_AGAIN_MS) };
  return { ...document, endedAt: document.endedAt ?? now, checkAt: null };
}

/** The part of a document that is shown to people. */
export const shownDocument = ({ id, name, type, bytes }: Document): ProofDocument => ({ id, name, type, bytes });

/** Reduces a file name to one line without folders; a long name is shortened in the middle, so that its extension stays. */
function documentName(typed: string): string {
  const text = normalizeUnicode(typed)
    .replace(/^.*[/\\]/s, '')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...(text || 'belge')];
  if (letters.length <= LONGEST_DOCUMENT_NAME) return letters.join('');
  const end = 20;
  return `${letters.slice(0, LONGEST_DOCUMENT_NAME - end - 1).join('')}…${letters.slice(-end).join('')}`;
}
