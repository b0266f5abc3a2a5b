import { QueryFailed } from '../graphql/operation.js';

export interface Taken {
  types: readonly string[];
  /** Bytes, as the server has it. */
  largest: number;
}

/** The code with which the server would refuse it before it reads it. */
export function refusedFile({ type, size }: File, { types, largest }: Taken): string | undefined {
  if (!types.includes(type)) return 'unsupported-media-type';
  return size > largest ? 'file-too-large' : undefined;
}

/** Sends a file as it is. Throws QueryFailed; what the server would refuse anyway is not sent. */
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
