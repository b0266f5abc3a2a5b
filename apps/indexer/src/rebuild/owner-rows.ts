import type { Asker } from '@tedarik/messaging';
import type { OwnerRow, Projected } from '../projection/projected.js';

const PAGE = 500;

/** Everything of an owner by ascending id, tombstones too; the next page is asked for while one is worked on. */
export async function* ownerPages(
  asker: Pick<Asker, 'ask'>,
  { ownerPages: ask }: Pick<Projected, 'ownerPages'>,
): AsyncGenerator<OwnerRow[]> {
  const askFor = (after: string | null) => asker.ask(ask, { after, limit: PAGE });
  let page = askFor(null);
  for (;;) {
    const { rows, next } = await page;
    if (next !== null) {
      page = askFor(next);
      page.catch(() => undefined); // thrown when it is awaited
    }
    yield rows;
    if (next === null) return;
  }
}
