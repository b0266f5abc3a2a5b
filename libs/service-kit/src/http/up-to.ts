import type { Readable } from 'node:stream';

/**
 * What a request's body says, up to so many bytes; past them it throws what `refusal` makes. The rest is read and forgotten,
 * so that whoever still sends hears the answer instead of a connection that breaks.
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
