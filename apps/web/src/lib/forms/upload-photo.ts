import { QueryFailed } from '../graphql/operation.js';

/** As the server has it. */
const LARGEST = 5 * 1024 * 1024;
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** Why the server would not take it anyway. */
export function refusalOf({ type, size }: File): QueryFailed | null {
  if (!PHOTO_TYPES.includes(type)) return new QueryFailed('unprocessable', 'unsupported-media-type', null);
  return size > LARGEST ? new QueryFailed('unprocessable', 'file-too-large', null) : null;
}

/** Sends a photo to a place of the visitor. Throws QueryFailed; what the server would refuse anyway is not sent. */
export async function uploadPhoto(path: string, file: File, about: Record<string, string>): Promise<void> {
  const refusal = refusalOf(file);
  if (refusal) throw refusal;
  const query = new URLSearchParams(about);
  const headers = { 'content-type': file.type };
  const answer = await fetch(`${path}?${query.toString()}`, { method: 'POST', headers, body: file }).catch(() => {
    throw new QueryFailed('unavailable', 'network-error', null);
  });
  if (answer.ok) return;
  const { kind = 'unexpected', code = 'unexpected', traceId = null } = await bodyOf(answer);
  throw new QueryFailed(kind, code, traceId);
}

const bodyOf = (answer: Response) =>
  answer.json().catch(() => ({})) as Promise<{ kind?: string; code?: string; traceId?: string | null }>;
