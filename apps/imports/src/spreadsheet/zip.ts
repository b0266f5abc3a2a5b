const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;

/** Reads the central directory of a ZIP archive: names of the entries and their total unpacked size. Returns null when it is broken. */
export function unpackedBytes(archive: Buffer): { names: string[]; bytes: number } | null {
  const from = Math.max(0, archive.length - END_BYTES - LONGEST_COMMENT);
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < from || end + END_BYTES > archive.length || archive.readUInt32LE(end) !== END_OF_DIRECTORY) return null;
  const count = archive.readUInt16LE(end + 10);
  const names: string[] = [];
  let bytes = 0;
  let at = archive.readUInt32LE(end + 16);
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== ENTRY) return null;
    const nameBytes = archive.readUInt16LE(at + 28);
    bytes += archive.readUInt32LE(at + 24);
    names.push(archive.toString('utf8', at + 46, at + 46 + nameBytes));
    at += 46 + nameBytes + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return { names, bytes };
}
