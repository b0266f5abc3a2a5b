import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';

const BLOCK_BYTES = 256 * 1024;
/** A document begins with its length: 32 bits, little-endian. */
const LENGTH_BYTES = 4;

/** Writes documents (BSON, as the server sent them) one after the other into a gzip file. */
export async function writeBson(
  file: string,
  documents: AsyncIterable<Buffer>,
): Promise<{ documents: number; sha256: string }> {
  const hash = createHash('sha256');
  let count = 0;
  await pipeline(
    async function* blocks() {
      let block: Buffer[] = [];
      let bytes = 0;
      for await (const document of documents) {
        count += 1;
        block.push(document);
        bytes += document.length;
        if (bytes < BLOCK_BYTES) continue;
        yield Buffer.concat(block);
        block = [];
        bytes = 0;
      }
      yield Buffer.concat(block);
    },
    createGzip({ level: constants.Z_BEST_SPEED }),
    async function* hashed(compressed: AsyncIterable<Buffer>) {
      for await (const chunk of compressed) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(file),
  );
  return { documents: count, sha256: hash.digest('hex') };
}

/** Reads the documents of such a file. */
export async function* readDocuments(file: string): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  // Chunks are only joined once a document is complete. If they were joined for each new chunk, a large document would be copied a thousand
  // times.
  let wanted = LENGTH_BYTES;
  for await (const chunk of createReadStream(file).pipe(createGunzip()) as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes < wanted) continue;
    const whole = Buffer.concat(waiting);
    let offset = 0;
    wanted = LENGTH_BYTES;
    while (whole.length - offset >= LENGTH_BYTES) {
      wanted = whole.readInt32LE(offset);
      if (whole.length - offset < wanted) break;
      yield whole.subarray(offset, offset + wanted);
      offset += wanted;
      wanted = LENGTH_BYTES;
    }
    waiting = [whole.subarray(offset)];
    bytes -= offset;
  }
}
