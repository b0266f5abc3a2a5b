import type { RequestClient } from '@tedarik/messaging';
import type { OwnerRow, Projected } from '../projected/projected.js';

const PAGE = 500;

/** All records of an owner by ascending id, including tombstones. The next page is requested while the current one is processed. */
export async function* ownerPages(
  requests: Pick<RequestClient, 'send'>,
  { ownerPages: send }: Pick<Projected, 'ownerPages'>,
): AsyncGenerator<OwnerRow[]> {
  const requestFor = (after: string | null) => requests.send(send, { after, limit: PAGE });
  let page = requestFor(null);
  for (;;) {
    const { rows, next } = await page;
    if (next !== null) {
      page = requestFor(next);
      page.catch(() => undefined); // an error is thrown when the page is awaited
    }
    yield rows;
    if (next === null) return;
  }
}
