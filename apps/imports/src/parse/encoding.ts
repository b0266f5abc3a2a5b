import { TextDecoder } from 'node:util';
import { BrokenFile } from './broken-file.js';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1254';

const SAMPLE_BYTES = 64 * 1024;
/** Magic bytes of a ZIP archive, which an Excel file is too. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
// Bytes that are undefined in Windows-1254, and control characters that no text contains.
const NOT_TEXT = new Set([
  0x81,
  0x8d,
  0x8e,
  0x8f,
  0x90,
  0x9d,
  0x9e,
  0x7f,
  ...[...Array(32).keys()].filter((c) => ![9, 10, 12, 13].includes(c)),
]);

/** Detects the encoding of a file from its first bytes. Throws BrokenFile for an unknown one instead of guessing. */
function encodingOf(start: Uint8Array): Encoding {
  const sample = start.subarray(0, SAMPLE_BYTES);
  if (ZIP.every((byte, at) => sample[at] === byte)) throw new BrokenFile('zip-archive');
  if (sample[0] === 0xff && sample[1] === 0xfe) return 'utf-16le';
  if (sample[0] === 0xfe && sample[1] === 0xff) return 'utf-16be';
  const nuls = [0, 0];
  sample.forEach((byte, i) => byte === 0 && (nuls[i % 2]! += 1));
  // Turkish text is mostly ASCII, so in UTF-16 every other byte is zero.
  if (nuls[1]! > sample.length / 8 && nuls[0]! < nuls[1]! / 8) return 'utf-16le';
  if (nuls[0]! > sample.length / 8 && nuls[1]! < nuls[0]! / 8) return 'utf-16be';
  if (nuls[0]! + nuls[1]! > 0) throw new BrokenFile('encoding-unknown');
  if (isUtf8(sample)) return 'utf-8';
  if (!sample.some((byte) => NOT_TEXT.has(byte))) return 'windows-1254';
  throw new BrokenFile('encoding-unknown');
}

function isUtf8(sample: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true }); // the sample may end inside a character
    return true;
  } catch {
    return false;
  }
}

/** Decodes a byte stream to text; throws `encoding-unknown` at bytes that are invalid in the detected encoding. */
export async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let held: Uint8Array = new Uint8Array(0);
  const decode = (chunk: Uint8Array, stream: boolean): string => {
    try {
      return decoder!.decode(chunk, { stream });
    } catch {
      throw new BrokenFile('encoding-unknown');
    }
  };
  for await (const chunk of bytes) {
    if (decoder) {
      yield decode(chunk, true);
      continue;
    }
    held = held.length ? Buffer.concat([held, chunk]) : chunk;
    if (held.length < SAMPLE_BYTES) continue;
    decoder = new TextDecoder(encodingOf(held), { fatal: true });
    yield decode(held, true);
  }
  if (!decoder) {
    decoder = new TextDecoder(encodingOf(held), { fatal: true });
    yield decode(held, true);
  }
  yield decode(new Uint8Array(0), false);
}
