import { ListBusinessSnapshots, type ReplyOf } from '@tedarik/commands';
import type { Asker } from '@tedarik/messaging';
import { toDocument, tombstone } from '@tedarik/search';
import type { Indexed } from '../elasticsearch/index-writer.js';

export type OwnerPage = ReplyOf<typeof ListBusinessSnapshots>['rows'];
export type OwnerRow = OwnerPage[number];
type Ask = Pick<Asker, 'ask'>;

const PAGE = 500;

/** Every business of its owner by ascending id, tombstones too; the next page is asked for while one is worked on. */
export async function* ownerPages(asker: Ask): AsyncGenerator<OwnerPage> {
  const askFor = (after: string | null) => asker.ask(ListBusinessSnapshots, { after, limit: PAGE });
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

/** The document of an owner's row. */
export const documentOfRow = ({ id, version, hash, snapshot }: OwnerRow): Indexed =>
  snapshot ? toDocument(snapshot, { version, hash }) : tombstone(id, { version, hash });
