import type { Readable } from 'node:stream';

/**
 * Reads a request's body up to `bytes`; if there is more, throws what `refusal` makes. The rest is read and thrown away, so
 * that a client that is still sending gets the response instead of a broken connection.
 */
export async function* upTo(bytes: number, body: Readable, refusal: () => Error): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const part of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > bytes) break;
    yield part;
  }
  if (size <= bytes) return;
  body.resume();
  throw refusal();
}
