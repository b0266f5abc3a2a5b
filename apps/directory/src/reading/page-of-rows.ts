import { asManyAsFit } from '@tedarik/messaging';

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
