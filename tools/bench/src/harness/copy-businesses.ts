import type { Client, estypes } from '@elastic/elasticsearch';
import { type BusinessDocument, BUSINESSES } from '@tedarik/search';

const BATCH = 1_000;

/** Makes an index of the businesses' definition that holds the same documents. The engine may lack the reindex module. */
export async function copyBusinesses(client: Client, index: string): Promise<void> {
  await client.indices.delete({ index, ignore_unavailable: true });
  await client.indices.create({ index, ...BUSINESSES.body() });
  for (let after: estypes.SortResults | undefined; ;) {
    const { hits } = await client.search<BusinessDocument>({
      index: BUSINESSES.alias,
      size: BATCH,
      sort: [{ id: 'asc' }],
      ...(after && { search_after: after }),
    });
    if (hits.hits.length === 0) break;
    const operations = hits.hits.flatMap(({ _id, _source }) => [{ index: { _index: index, _id } }, _source]);
    const { errors } = await client.bulk({ operations });
    if (errors) throw new Error(`the copy ${index} of the businesses is not whole`);
    after = hits.hits.at(-1)?.sort;
  }
  await client.indices.refresh({ index });
}
