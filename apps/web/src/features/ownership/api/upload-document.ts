import { sendFile, type Taken } from '../../../lib/forms/send-file.js';
import type { ClaimDocument } from '../claim-options.js';

export const DOCUMENT_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];
export const TAKEN_DOCUMENTS: Taken = { types: DOCUMENT_TYPES, largest: 10 * 1024 * 1024 };

/** Puts a document to a claim of the visitor. Throws QueryFailed. */
export async function uploadDocument(claimId: string, file: File, commandId: string): Promise<ClaimDocument> {
  const query = new URLSearchParams({ talep: claimId, ad: file.name, komut: commandId });
  const answer = await sendFile(`/isletmem/belge?${query.toString()}`, file, TAKEN_DOCUMENTS);
  return (await answer.json()) as ClaimDocument;
}
