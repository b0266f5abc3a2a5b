import { QueryFailed } from '../graphql/operation.js';

export interface Taken {
  types: readonly string[];
  /** In bytes, the same as the server's limit. */
  largest: number;
}

/** The code of the reason why the server would refuse the file; undefined if it is acceptable. */
export function refusedFile({ type, size }: File, { types, largest }: Taken): string | undefined {
  if (!types.includes(type)) return 'unsupported-media-type';
  if (size === 0) return 'empty-file';
  return size > largest ? 'file-too-large' : undefined;
}

/** Uploads a file as the body. Throws QueryFailed; a file that the server would refuse is not sent. */
export async function sendFile(address: string, file: File, taken: Taken): Promise<Response> {
  const refused = refusedFile(file, taken);
  if (refused) throw new QueryFailed('unprocessable', refused, null);
  const headers = { 'content-type': file.type };
  const answer = await fetch(address, { method: 'POST', headers, body: file }).catch(() => {
    throw new QueryFailed('unavailable', 'network-error', null);
  });
  if (answer.ok) return answer;
  const { kind = 'unexpected', code = 'unexpected', traceId = null } = await bodyOf(answer);
  throw new QueryFailed(kind, code, traceId);
}

const bodyOf = (answer: Response) =>
  answer.json().catch(() => ({})) as Promise<{ kind?: string; code?: string; traceId?: string | null }>;
