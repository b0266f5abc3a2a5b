import { z } from 'zod';
import { defineCommand } from './define.js';
import { UploadId } from './page-photos.requests.js';
import { line } from './text.js';

/** What documents may be, by their bytes. */
export const DocumentType = z.enum(['application/pdf', 'image/jpeg', 'image/png', 'image/webp']);
export type DocumentType = z.infer<typeof DocumentType>;

/** Bytes of one. */
export const LARGEST_DOCUMENT = 10 * 1024 * 1024;
/** How many documents a claim has. */
export const MOST_DOCUMENTS = 3;
/** Length of a document's name, in characters. */
export const LONGEST_DOCUMENT_NAME = 120;

/** A document that media took in: its id, and what it is. */
export const TakenDocument = z.object({ uploadId: UploadId, type: DocumentType, bytes: z.int().min(1) });
export type TakenDocument = z.infer<typeof TakenDocument>;

/** A document that proves something, as those who may see it see it. Never public. */
export const ProofDocument = TakenDocument.omit({ uploadId: true }).extend({ id: z.uuid(), name: line });
export type ProofDocument = z.infer<typeof ProofDocument>;

/** Back office: which upload a document is, for somebody who opens it: the audit log says who did. Throws `document-not-found`. */
export const OpenDocument = defineCommand('request.directory.open-document.v1', {
  request: z.strictObject({ id: z.uuid() }),
  reply: ProofDocument.extend({ uploadId: UploadId }),
});
