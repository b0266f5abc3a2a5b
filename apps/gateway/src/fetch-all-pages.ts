/** Fetches all rows of a paged list. */
export async function fetchAllPages<Row>(
  read: (page: number) => Promise<{ rows: readonly Row[]; total: number }>,
): Promise<Row[]> {
  const found: Row[] = [];
  for (let page = 1; ; page++) {
    const { rows, total } = await read(page);
    found.push(...rows);
    if (rows.length === 0 || found.length >= total) return found;
  }
}
