/** Leaves room in a message of 512 kB. */
const MOST_CHARACTERS = 300_000;

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

function asManyAsFit<Row>(rows: Row[]): Row[] {
  let characters = 0;
  const tooMany = rows.findIndex((row, index) => {
    characters += JSON.stringify(row).length;
    return index > 0 && characters > MOST_CHARACTERS;
  });
  return tooMany < 0 ? rows : rows.slice(0, tooMany);
}
