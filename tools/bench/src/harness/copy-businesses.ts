import type { Client, estypes } from '@elastic/elasticsearch';
import { type BusinessDocument, BUSINESSES, REFRESH_INTERVAL } from '@tedarik/search';

const BATCH = 1_000;

/**
 * Makes an index of the businesses' definition that holds the same documents. Answers how many, and the seconds in which
 * the engine took them in. It may lack the reindex module.
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
