import type { Client, estypes } from '@elastic/elasticsearch';
import type { RequestClient } from '@tedarik/messaging';
import type { OwnerRow, Projected } from '../projected/projected.js';
import { ownerPages } from './owner-rows.js';

/** The state of a record on one side. */
export interface IndexedState {
  version: number;
  hash: string;
}

/**
 * A record on which index and owner differ. `behind`: the index lacks it or has an older version, which a pending event explains. `wrong`:
 * no pending event can explain the difference.
 */
export interface Difference {
  id: string;
  kind: 'behind' | 'wrong';
  owner?: OwnerRow;
  index?: IndexedState;
}

export interface IndexComparison {
  owner: number;
  index: number;
  differences: Difference[];
}

const PAGE = 5_000;
const KEEP_ALIVE = '2m';

/** Every document of an index by ascending id, as of the time of the call. */
async function* indexRows(client: Client, index: string): AsyncGenerator<IndexedState & { id: string }> {
  const { id: pit } = await client.openPointInTime({ index, keep_alive: KEEP_ALIVE });
  try {
    let after: estypes.SortResults | undefined;
    for (;;) {
      const { hits } = await client.search({
        pit: { id: pit, keep_alive: KEEP_ALIVE },
        size: PAGE,
        sort: [{ id: 'asc' }],
        ...(after && { search_after: after }),
        _source: false,
        docvalue_fields: ['version', 'hash'],
        track_total_hits: false,
      });
      for (const { _id, fields } of hits.hits) {
        const { version, hash } = fields as { version: number[]; hash: string[] };
        yield { id: _id ?? '', version: version[0] ?? 0, hash: hash[0] ?? '' };
      }
      after = hits.hits.at(-1)?.sort;
      if (hits.hits.length < PAGE) return;
    }
  } finally {
    await client.closePointInTime({ id: pit }).catch(() => undefined);
  }
}

function differenceOf(owner: OwnerRow, index: IndexedState | undefined): Difference | undefined {
  if (index?.version === owner.version && index.hash === owner.hash) return undefined;
  const behind = !index || index.version < owner.version;
  return { id: owner.id, kind: behind ? 'behind' : 'wrong', owner, ...(index && { index }) };
}

/**
 * Compares every id, version and content hash of an index with the owner. The index is read as of the start and the owner afterwards, so a
 * concurrent change appears as `behind`. `eachPage` may reject to stop the comparison.
 */
export async function compareWithOwner(
  client: Client,
  index: string,
  requests: Pick<RequestClient, 'send'>,
  projected: Projected,
  eachPage: () => Promise<void> = () => Promise.resolve(),
): Promise<IndexComparison> {
  await client.indices.refresh({ index });
  const rows = indexRows(client, index);
  let held = await rows.next();
  const comparison: IndexComparison = { owner: 0, index: 0, differences: [] };
  const onlyInIndex = async (until: string | undefined) => {
    while (!held.done && (until === undefined || held.value.id < until)) {
      const { id, ...state } = held.value;
      comparison.differences.push({ id, kind: 'wrong', index: state });
      comparison.index++;
      held = await rows.next();
    }
  };
  for await (const page of ownerPages(requests, projected)) {
    await eachPage();
    for (const owner of page) {
      await onlyInIndex(owner.id);
      const same = !held.done && held.value.id === owner.id ? held.value : undefined;
      const difference = differenceOf(owner, same && { version: same.version, hash: same.hash });
      if (difference) comparison.differences.push(difference);
      comparison.owner++;
      if (!same) continue;
      comparison.index++;
      held = await rows.next();
    }
  }
  await onlyInIndex(undefined);
  return comparison;
}
