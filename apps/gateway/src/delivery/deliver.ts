import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EncodedBytes } from './encoded-bytes.js';

export interface Delivery {
  status?: number;
  type: string;
  cacheControl: string;
}

/** Sends content in the best encoding that the client takes, or 304 when it has just that. */
export function deliver(
  request: FastifyRequest,
  reply: FastifyReply,
  content: EncodedBytes,
  { status = 200, type, cacheControl }: Delivery,
): void {
  const { encoding, bytes } = content.best(request.headers['accept-encoding']);
  // Strong: the bytes differ by encoding, so the tag does.
  const etag = `"${content.hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  void reply.headers({ etag, 'cache-control': cacheControl, vary: 'accept-encoding' });
  if (status === 200 && hasAlready(request.headers['if-none-match'], etag)) {
    void reply.status(304).send();
    return;
  }
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  void reply.status(status).type(type).send(bytes);
}

const hasAlready = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*') ?? false;
