import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';
import { ContentHash, UploadId } from './page-photos.requests.js';
import { line, typedText } from './text.js';

/** Allowed types of documents, detected from the content of the file. */
export const DocumentType = z.enum(['application/pdf', 'image/jpeg', 'image/png', 'image/webp']);
export type DocumentType = z.infer<typeof DocumentType>;

/** In bytes. */
export const LARGEST_DOCUMENT = 10 * 1024 * 1024;
/** How many documents a claim can have. */
export const MOST_DOCUMENTS = 3;
/** Length of a document's name, in characters. */
export const LONGEST_DOCUMENT_NAME = 120;

/** A document that the media service has stored: its upload id, type, size and hash. */
export const TakenDocument = z.object({
  ...{ uploadId: UploadId, type: DocumentType, bytes: z.int().min(1) },
  contentHash: ContentHash.optional(),
});
export type TakenDocument = z.infer<typeof TakenDocument>;

/** A proof as owners and the back office see it. It is never public. */
export const ProofDocument = TakenDocument.omit({ uploadId: true, contentHash: true }).extend({
  id: z.uuid(),
  name: line,
});
export type ProofDocument = z.infer<typeof ProofDocument>;

/** Back office: returns the upload of a document, in order to open it. The audit log records who opened it. Throws `document-not-found`. */
export const OpenDocument = defineCommand('request.directory.open-document.v1', {
  request: z.strictObject({ id: z.uuid() }),
  reply: ProofDocument.extend({ uploadId: UploadId }),
});

/** For how many certificates a page can have documents. */
export const MOST_PROVEN = 100;
const ofCertificate = { businessId: z.uuid(), certificateId: z.uuid() };

/** A certificate that a page has, or for which a decision is pending, with the document that proves it. */
export const ProvenCertificate = z.object({
  certificateId: z.uuid(),
  name: line,
  document: ProofDocument.nullable(),
});
export type ProvenCertificate = z.infer<typeof ProvenCertificate>;
const certificates = z.array(ProvenCertificate).max(MOST_PROVEN);

/** For the owner of a page: its certificates and their documents. Fails with `not-page-owner`, like the requests below. */
export const ListCertificateDocuments = defineQuery('request.directory.list-certificate-documents.v1', {
  request: z.strictObject({ businessId: z.uuid() }),
  reply: z.object({ certificates }),
});

/** Attaches a document to a certificate; replaces the previous one. Fails with `certificate-not-held`. */
export const AddCertificateDocument = defineCommand('request.directory.add-certificate-document.v1', {
  request: z.strictObject({ ...ofCertificate, ...TakenDocument.shape, name: typedText(1_000) }),
  reply: ProofDocument,
});

/** Deletes the document of a certificate for good. Does nothing if there is none. */
export const RemoveCertificateDocument = defineCommand('request.directory.remove-certificate-document.v1', {
  request: z.strictObject(ofCertificate),
  reply: z.object({ certificates }),
});

/** Back office: the documents of a page's certificates. */
export const ListPageDocuments = defineQuery('request.directory.list-page-documents.v1', {
  request: z.strictObject({ businessId: z.uuid() }),
  reply: z.object({ documents: z.array(ProofDocument.extend({ certificateName: line })) }),
  rows: 'documents',
});
