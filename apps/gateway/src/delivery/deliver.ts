import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EncodedBytes, Variant } from './encoded-bytes.js';

export interface HttpDelivery {
  status?: number;
  type: string;
  cacheControl: string;
  /** Extra headers besides those of the content itself. */
  headers?: Record<string, string>;
}

/** Sends content in the best encoding that the client accepts, or 304 if the client already has this version. */
export function deliver(
  request: FastifyRequest,
  reply: FastifyReply,
  content: EncodedBytes,
  delivery: HttpDelivery,
): void {
  const { status = 200 } = delivery;
  const variant = content.best(request.headers['accept-encoding']);
  if (status === 200 && matchesEtag(request.headers['if-none-match'], variant)) {
    void reply.status(304).headers(notModifiedHeaders(variant, delivery)).send();
    return;
  }
  void reply.status(status).headers(headersOf(variant, delivery)).send(variant.bytes);
}

/** Headers of a 304. */
export const notModifiedHeaders = (
  { etag }: Variant,
  { cacheControl, headers }: HttpDelivery,
): Record<string, string> => ({
  ...headers,
  etag,
  'cache-control': cacheControl,
  vary: 'accept-encoding',
});

export const headersOf = (variant: Variant, delivery: HttpDelivery): Record<string, string> => ({
  ...notModifiedHeaders(variant, delivery),
  'content-type': delivery.type,
  ...(variant.encoding !== 'identity' && { 'content-encoding': variant.encoding }),
});

/** Whether a client that sends this `if-none-match` already has this variant. */
export const matchesEtag = (ifNoneMatch: string | undefined, { etag }: Variant): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*') ?? false;
