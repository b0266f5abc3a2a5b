import type { Client, estypes } from '@elastic/elasticsearch';
import { type BusinessDocument, BUSINESSES, REFRESH_INTERVAL } from '@tedarik/search';

const BATCH = 1_000;

/**
 * Copies the index of businesses into a new index with the same definition. Returns the number of documents, and the seconds that the
 * search engine needed to index them. Does not use the reindex API, because the search engine may lack that module.
 */
export async function copyBusinesses(
  client: Client,
  index: string,
  refreshInterval: string = REFRESH_INTERVAL,
): Promise<{ documents: number; seconds: number }> {
  let documents = 0;
  let spent = 0;
  await client.indices.delete({ index, ignore_unavailable: true });
  const { settings, mappings } = BUSINESSES.body();
  await client.indices.create({ index, settings: { ...settings, refresh_interval: refreshInterval }, mappings });
  for (let after: estypes.SortResults | undefined; ;) {
    const { hits } = await client.search<BusinessDocument>({
      index: BUSINESSES.alias,
      size: BATCH,
      sort: [{ id: 'asc' }],
      ...(after && { search_after: after }),
    });
    if (hits.hits.length === 0) break;
    const operations = hits.hits.flatMap(({ _id, _source }) => [{ index: { _index: index, _id } }, _source]);
    const began = performance.now();
    const { errors } = await client.bulk({ operations });
    if (errors) throw new Error(`the copy ${index} of the businesses is not whole`);
    spent += performance.now() - began;
    documents += hits.hits.length;
    after = hits.hits.at(-1)?.sort;
  }
  const began = performance.now();
  await client.indices.refresh({ index });
  return { documents, seconds: (spent + performance.now() - began) / 1000 };
}
