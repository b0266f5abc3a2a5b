import { useMessages } from '../messages.js';
import { documentRefusalMessages } from './documents.messages.js';
import { failureText, formMessages } from './form.messages.js';
import { QueryFailed } from '../graphql/operation.js';
import type { SentDocumentFieldsFragment } from '../graphql/types.js';
import { sendFile, type Taken } from './send-file.js';

export type SentDocument = SentDocumentFieldsFragment;
/** Accepted documents. */
export const TAKEN_DOCUMENTS: Taken = {
  types: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
  largest: 10 * 1024 * 1024,
};

/**
 * Uploads a document to a claim (`talep`) or to a certificate (`isletme`, `sertifika`). Repeated uploads with the same `komut` store it
 * once. Throws QueryFailed.
 */
export async function uploadDocument(
  of: Record<string, string>,
  file: File,
  komut: string = crypto.randomUUID(),
): Promise<SentDocument> {
  const query = new URLSearchParams({ ...of, ad: file.name, komut });
  const answer = await sendFile(`/isletmem/belge?${query.toString()}`, file, TAKEN_DOCUMENTS);
  return (await answer.json()) as SentDocument;
}

/** The sentence for the refusal of a document, by code. */
export function useDocumentRefusal(): (code: string) => string | undefined {
  const messages = useMessages(documentRefusalMessages);
  return (code) => (code in messages ? messages[code as keyof typeof documentRefusalMessages] : undefined);
}

/** The sentence for a failed upload; rethrows any other error. */
export function useDocumentFailure(): (error: unknown) => string {
  const common = useMessages(formMessages);
  const refusal = useDocumentRefusal();
  return (error) => {
    if (!(error instanceof QueryFailed)) throw error;
    return refusal(error.code) ?? failureText(error, common);
  };
}
