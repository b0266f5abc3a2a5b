import { QueryFailed } from '../../../lib/graphql/operation.js';

/** As the server has it. */
const LARGEST = 5 * 1024 * 1024;
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** Puts a photo on a page of the visitor. Throws QueryFailed; what the server would refuse anyway is not sent. */
export async function uploadPhoto(businessId: string, file: File, commandId: string): Promise<void> {
  if (!PHOTO_TYPES.includes(file.type)) throw new QueryFailed('unprocessable', 'unsupported-media-type', null);
  if (file.size > LARGEST) throw new QueryFailed('unprocessable', 'file-too-large', null);
  const query = new URLSearchParams({ isletme: businessId, komut: commandId });
  const headers = { 'content-type': file.type };
  const answer = await fetch(`/isletmem/yukle?${query.toString()}`, { method: 'POST', headers, body: file }).catch(
    () => {
      throw new QueryFailed('unavailable', 'network-error', null);
    },
  );
  if (answer.ok) return;
  const { kind = 'unexpected', code = 'unexpected', traceId = null } = await bodyOf(answer);
  throw new QueryFailed(kind, code, traceId);
}

const bodyOf = (answer: Response) =>
  answer.json().catch(() => ({})) as Promise<{ kind?: string; code?: string; traceId?: string | null }>;
