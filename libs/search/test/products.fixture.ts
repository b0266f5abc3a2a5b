import type { Client, estypes } from '@elastic/elasticsearch';
import type { ProductSnapshot } from '@tedarik/events';
import { uniqueName } from '@tedarik/testing';
import {
  findProducts,
  keysOfWords,
  type NamedKeys,
  parseProductSearch,
  PRODUCTS,
  type ProductDocument,
  type ProductSearch,
  queryWords,
  searchProducts,
  toProductDocument,
} from '../src/index.js';

/** Creates an index of its own that contains these products, and a function to search it as the public does. */
export async function anIndexOfProducts(client: Client, snapshots: ProductSnapshot[]) {
  const names = PRODUCTS.names(`${uniqueName('search')}-`);
  const aliases = { [names.publicAlias]: { filter: PRODUCTS.publicFilter } };
  await client.indices.create({ index: names.alias, ...PRODUCTS.body(), aliases });
  const documents = snapshots.map((snapshot) => toProductDocument(snapshot, { version: 1, hash: 'h' }));
  const operations = documents.flatMap((document) => [{ index: { _id: document.id } }, document]);
  const { errors, items } = await client.bulk({ index: names.alias, refresh: true, operations });
  if (errors) throw new Error(JSON.stringify(items.find(({ index }) => index?.error)));
  const search = async (over: Partial<ProductSearch> = {}) => {
    const body = searchProducts({ text: '', categoryId: null, page: 1, pageSize: 24, ...over });
    return parseProductSearch(await client.search<ProductDocument>({ index: names.publicAlias, ...body }));
  };
  /** Searches as the site does, including the meaning of words. */
  const find = (over: Partial<ProductSearch> & { text: string }, tables: NamedKeys) => {
    const keys = keysOfWords(queryWords(over.text), tables);
    const send = (body: estypes.SearchRequest) => client.search<ProductDocument>({ index: names.publicAlias, ...body });
    return findProducts({ keys, categoryId: null, page: 1, pageSize: 24, ...over }, send);
  };
  return { names, search, find, drop: () => client.indices.delete({ index: names.alias }) };
}
