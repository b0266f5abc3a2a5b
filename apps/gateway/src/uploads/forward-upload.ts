import { Readable } from 'node:stream';
import { DomainError, SERVICE_TOKEN_HEADER, traceHeader, readAtMost } from '@tedarik/service-kit';
import { HttpRefusal } from '../errors/http-refusal.js';

export interface UploadEndpoint {
  url: string;
  /** Service token of the receiving process. */
  token: string;
  /** In bytes. */
  largest: number;
  withinMs: number;
}

/**
 * Streams an upload to the endpoint of another service and returns its response. Throws 413 `file-too-large`, and `service-unavailable` if
 * the service does not reply.
 */
export async function forwardUpload(
  body: Readable,
  { url, token, largest, withinMs }: UploadEndpoint,
): Promise<Response> {
  let tooLarge: HttpRefusal | undefined;
  const bytes = readAtMost(largest, body, () => (tooLarge = new HttpRefusal(413, 'file-too-large')));
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', [SERVICE_TOKEN_HEADER]: token, ...traceHeader() },
    body: Readable.from(bytes) as unknown as ReadableStream,
    duplex: 'half',
    signal: AbortSignal.timeout(withinMs),
  } as RequestInit).catch(() => {
    throw tooLarge ?? uploadsUnavailable();
  });
}

export const uploadsUnavailable = () => new DomainError('service-unavailable', 'unavailable');
