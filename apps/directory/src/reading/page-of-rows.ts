import { asManyAsFit } from '@tedarik/messaging';

interface PageOfRows<Row> {
  rows: Row[];
  /** Last id of this page; null when it is the last page. */
  next: string | null;
}

/** A page of at most `limit` rows; pages with long texts end earlier, because of the message size. */
export function pageOfRows<Row extends { id: string }>(read: Row[], limit: number): PageOfRows<Row> {
  const rows = asManyAsFit(read);
  const isLast = rows.length === read.length && read.length < limit;
  return { rows, next: isLast ? null : (rows.at(-1)?.id ?? null) };
}
