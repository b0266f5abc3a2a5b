import type { Readable } from 'node:stream';

/**
 * Reads a request's body up to `bytes`; if it is longer, throws the error that `refusal` creates. The rest is read and discarded, so that a
 * client that is still sending gets the response instead of a broken connection.
 */
export async function* readAtMost(bytes: number, body: Readable, refusal: () => Error): AsyncGenerator<Buffer> {
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
