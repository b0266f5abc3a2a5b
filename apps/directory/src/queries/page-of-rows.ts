/** Leaves room in a message of 512 kB. */
const MOST_BYTES = 400_000;

interface PageOfRows<Row> {
  rows: Row[];
  /** Last id of this page; null when there is nothing after it. */
  next: string | null;
}

/** What was read after an id, at most `limit` of it; a page of long texts ends early. */
export function pageOfRows<Row extends { id: string }>(read: Row[], limit: number): PageOfRows<Row> {
  const rows = asManyAsFit(read);
  const isLast = rows.length === read.length && read.length < limit;
  return { rows, next: isLast ? null : (rows.at(-1)?.id ?? null) };
}

/** The first of the rows, as many as a message holds beside so many `bytes`, at least one. */
export function asManyAsFit<Row>(rows: Row[], bytes = 0): Row[] {
  const tooMany = rows.findIndex((row, index) => {
    bytes += Buffer.byteLength(JSON.stringify(row)) + 1;
    return index > 0 && bytes > MOST_BYTES;
  });
  return tooMany < 0 ? rows : rows.slice(0, tooMany);
}
