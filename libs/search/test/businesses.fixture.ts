import type { Client, estypes } from '@elastic/elasticsearch';
import type { BusinessSnapshot } from '@tedarik/events';
import { SYNONYMS, uniqueName } from '@tedarik/testing';
import {
  type BusinessDocument,
  type BusinessSearch,
  BUSINESSES,
  findBusinesses,
  keysOfWords,
  type Match,
  type NamedKeys,
  queryWords,
  toBusinessDocument,
} from '../src/index.js';

const NO_TABLES: NamedKeys = { categories: [], cities: [], districts: [], synonyms: SYNONYMS };

/** Creates an index of its own that contains these businesses, and a function to search it as the public does. */
export async function anIndexOf(client: Client, snapshots: BusinessSnapshot[], tables = NO_TABLES) {
  const names = BUSINESSES.names(`${uniqueName('search')}-`);
  const aliases = { [names.publicAlias]: { filter: BUSINESSES.publicFilter } };
  await client.indices.create({ index: names.alias, ...BUSINESSES.body(), aliases });
  if (snapshots.length > 0) {
    const documents = snapshots.map((snapshot) => toBusinessDocument(snapshot, { version: 1, hash: 'h' }));
    const operations = documents.flatMap((document) => [{ index: { _id: document.id } }, document]);
    const { errors, items } = await client.bulk({ index: names.alias, refresh: true, operations });
    if (errors) throw new Error(JSON.stringify(items.find(({ index }) => index?.error)));
  }
  const search = async (over: Partial<BusinessSearch> = {}, ways?: readonly [Match, ...Match[]]) => {
    const { text = '' } = over;
    const body = {
      text,
      keys: keysOfWords(queryWords(text), tables),
      categoryIds: [],
      sort: 'relevance',
      page: 1,
      pageSize: 12,
      ...over,
    } as const;
    const send = (request: estypes.SearchRequest) =>
      client.search<BusinessDocument>({ index: names.publicAlias, ...request });
    return findBusinesses(body, send, ways);
  };
  return { names, search, drop: () => client.indices.delete({ index: names.alias }) };
}
