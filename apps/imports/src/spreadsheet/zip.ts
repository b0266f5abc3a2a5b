import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';

const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const END_OF_DIRECTORY = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const DEFLATED = 8;
const READ_AT_ONCE = 64 * 1024;

/** Reads the central directory of a ZIP archive: names of the entries, and where their local headers begin. Returns null when it is broken. */
export function entriesOf(archive: Buffer): { name: string; at: number }[] | null {
  const end = archive.lastIndexOf(END_OF_DIRECTORY);
  if (end < Math.max(0, archive.length - END_BYTES - LONGEST_COMMENT) || end + END_BYTES > archive.length) return null;
  const entries: { name: string; at: number }[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at + ENTRY_BYTES > archive.length || archive.readUInt32LE(at) !== ENTRY) return null;
    const nameBytes = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes);
    entries.push({ name, at: archive.readUInt32LE(at + 42) });
    at += ENTRY_BYTES + nameBytes + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
}

/**
 * Whether the entries unpack to at most `most` bytes in total. They are unpacked to find out, piece by piece, because the sizes that an
 * archive states about itself may be wrong.
 */
export async function unpacksTo(archive: Buffer, entries: readonly { at: number }[], most: number): Promise<boolean> {
  let bytes = 0;
  for (const { at } of entries) {
    if (at + LOCAL_BYTES > archive.length || archive.readUInt16LE(at + 8) !== DEFLATED) continue;
    const start = at + LOCAL_BYTES + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
    for await (const part of unpacked(archive, start)) {
      bytes += part.length;
      if (bytes > most) return false;
    }
  }
  return true;
}

/** A stream of its bytes; it ends by itself where the packed entry ends. */
function unpacked(archive: Buffer, start: number): AsyncIterable<Buffer> {
  const inflate = createInflateRaw();
  return Readable.from(piecesOf(archive, start))
    .on('error', () => undefined)
    .pipe(inflate);
}

function* piecesOf(archive: Buffer, start: number): Iterable<Buffer> {
  for (let at = start; at < archive.length; at += READ_AT_ONCE) yield archive.subarray(at, at + READ_AT_ONCE);
}
