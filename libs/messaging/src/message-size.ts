/** Limit for our messages, in bytes. NATS allows more, but large messages delay all others. */
export const MAX_MESSAGE_BYTES = 512_000;

/** A message exceeds MAX_MESSAGE_BYTES. The sender must send less at once. */
export class MessageTooLarge extends Error {
  constructor(
    readonly subject: string,
    readonly bytes: number,
  ) {
    super(`A message on ${subject} has ${bytes} bytes; at most ${MAX_MESSAGE_BYTES} are allowed`);
  }
}

/** Throws MessageTooLarge. */
export function assertFits(subject: string, payload: string | Uint8Array): void {
  const bytes = Buffer.byteLength(payload);
  if (bytes > MAX_MESSAGE_BYTES) throw new MessageTooLarge(subject, bytes);
}

/** Leaves room in a message for the other fields beside the rows. */
const MOST_BYTES_OF_ROWS = 400_000;

/** As many of the first rows as fit into a message that already has `bytes`, but at least one. */
export function asManyAsFit<Row>(rows: Row[], bytes = 0): Row[] {
  const tooMany = rows.findIndex((row, index) => {
    bytes += Buffer.byteLength(JSON.stringify(row)) + 1;
    return index > 0 && bytes > MOST_BYTES_OF_ROWS;
  });
  return tooMany < 0 ? rows : rows.slice(0, tooMany);
}
