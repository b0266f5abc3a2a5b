import type { Client, estypes } from '@elastic/elasticsearch';
import { aProductSnapshot, uniqueName } from '@tedarik/testing';
import { sortKey } from '@tedarik/turkish';
import MiniSearch from 'minisearch';
import {
  type BusinessDocument,
  BUSINESSES,
  findBusinesses,
  keysOfWords,
  MATCHES,
  findProducts,
  findSuggested,
  momentOf,
  partsOfQuery,
  type ProductDocument,
  PRODUCTS,
  type QueryPart,
  queryWords,
  suggest,
  SUGGESTION_PAGES,
  toBusinessDocument,
  toProductDocument,
} from '../../../src/index.js';
import { categoryIdOf, uuid } from '../businesses.js';
import { MARKET_TABLES, snapshotOfSupplier, suggestedRows } from './directory.js';
import type { Supplier } from './suppliers.js';

/** A search engine under comparison. Results are ordered best first. */
export interface Engine {
  find: (text: string) => Promise<Supplier[]>;
  drop: () => Promise<unknown>;
}

export type MarketSuggestions = ReturnType<typeof suggest>;

const PAGE = 10;
/** The products of this many suppliers are indexed, too: enough for every beginning to have competing suggestions. */
const WITH_PRODUCTS = 1_500;
const TEXTS = ['name', 'products', 'categories', 'places', 'certificates', 'services', 'phone', 'description'] as const;
const BOOSTS = { name: 3, products: 2, categories: 2, places: 2 } as const;

const textsOf = ({
  name,
  products,
  categories,
  city,
  borough,
  certificates,
  services,
  phone,
  description,
}: Supplier) => ({
  ...{ name, products, categories, certificates, services, phone, description },
  places: [city, borough],
});

async function filled(
  client: Client,
  name: string,
  body: Pick<estypes.IndicesCreateRequest, 'settings' | 'mappings'>,
  documents: object[],
): Promise<{ index: string; drop: () => Promise<unknown> }> {
  const index = uniqueName(name);
  await client.indices.create({ index, ...body });
  const operations = documents.flatMap((document, at) => [{ index: { _id: String(at) } }, document]);
  const { errors, items } = await client.bulk({ index, refresh: true, operations });
  if (errors) throw new Error(JSON.stringify(items.find((item) => item.index?.error)));
  return { index, drop: () => client.indices.delete({ index }) };
}

/** The products of these suppliers, as the directory would publish them. */
const productsOf = (all: readonly Supplier[]): ProductDocument[] =>
  all
    .flatMap(({ products, categories: [category = ''] }) => products.map((name) => ({ name, category })))
    .map(({ name, category }, at) => {
      const keys = { id: uuid(8, at), sortKey: sortKey(name), categoryId: categoryIdOf(category) };
      return toProductDocument(aProductSnapshot({ name, ...keys }), { version: 1, hash: 'h' });
    });

/**
 * Our search, as /firma and its search box use it: 'şu an açık' becomes a filter, and words that no table contains are classified by the
 * results.
 */
export async function ours(
  client: Client,
  all: readonly Supplier[],
): Promise<
  Engine & {
    partsOf: (text: string) => Promise<QueryPart[]>;
    suggestionsFor: (text: string) => Promise<MarketSuggestions>;
  }
> {
  const snapshots = all.map(snapshotOfSupplier);
  const documents = snapshots.map((snapshot) => toBusinessDocument(snapshot, { version: 1, hash: 'h' }));
  const { index, drop } = await filled(client, 'market', BUSINESSES.body(), documents);
  const products = await filled(client, 'market-products', PRODUCTS.body(), productsOf(all.slice(0, WITH_PRODUCTS)));
  const rows = suggestedRows(all);
  const byId = new Map(snapshots.map(({ id }, at) => [id, all[at]!]));
  const send = (body: estypes.SearchRequest) => client.search<BusinessDocument>({ index, ...body });
  const search = (requested: string) => {
    const open = partsOfQuery(requested, MARKET_TABLES).find(({ kind }) => kind === 'open');
    const text = open?.without ?? requested;
    const keys = keysOfWords(queryWords(text), MARKET_TABLES);
    const chosen = { categoryIds: [], sort: 'relevance', page: 1, pageSize: PAGE } as const;
    const now = { moment: momentOf(new Date()), openNow: open !== undefined };
    return findBusinesses({ ...chosen, ...now, text, keys }, send, MATCHES);
  };
  return {
    drop: () => Promise.all([drop(), products.drop()]),
    find: async (text) => (await search(text)).cards.map(({ id }) => byId.get(id)!),
    async partsOf(text) {
      const { cards, productNames } = await search(text);
      const found = cards.map(({ name }, at) => ({ name, productNames: productNames[at] }));
      return partsOfQuery(text, MARKET_TABLES, found);
    },
    async suggestionsFor(text) {
      const typed = { text, keys: keysOfWords(queryWords(text), MARKET_TABLES) };
      const sendProducts = (body: estypes.SearchRequest) =>
        client.search<ProductDocument>({ index: products.index, ...body });
      const found = await findSuggested(text, rows, async (ways) => {
        const [{ cards }, sold] = await Promise.all([
          findBusinesses({ ...SUGGESTION_PAGES.businesses, ...typed }, send, ways),
          findProducts({ ...SUGGESTION_PAGES.products, ...typed }, sendProducts, ways),
        ]);
        return { businesses: cards, products: sold.cards };
      });
      return suggest(text, { ...rows, ...found });
    },
  };
}

/** Elasticsearch's own analyzer `turkish`, as given in its documentation, with fuzziness and the highest weight for names. */
export async function elasticsearchTurkish(client: Client, all: readonly Supplier[]): Promise<Engine> {
  const analysis: estypes.IndicesIndexSettingsAnalysis = {
    filter: {
      turkish_lowercase: { type: 'lowercase', language: 'turkish' },
      turkish_stop: { type: 'stop', stopwords: '_turkish_' },
      turkish_stemmer: { type: 'stemmer', language: 'turkish' },
    },
    analyzer: {
      default: {
        type: 'custom',
        tokenizer: 'standard',
        filter: ['apostrophe', 'turkish_lowercase', 'turkish_stop', 'turkish_stemmer'],
      },
    },
  };
  const { index, drop } = await filled(client, 'turkish', { settings: { analysis } }, all.map(textsOf));
  const fields = TEXTS.map((name) => (name in BOOSTS ? `${name}^${BOOSTS[name as keyof typeof BOOSTS]}` : name));
  return {
    drop,
    async find(query) {
      const { hits } = await client.search({
        index,
        size: PAGE,
        _source: false,
        query: { multi_match: { query, type: 'most_fields', fields, fuzziness: 'AUTO' } },
      });
      return hits.hits.map(({ _id }) => all[Number(_id)]!);
    },
  };
}

/** MiniSearch with prefix and fuzzy search, as its documentation suggests. */
export function miniSearch(all: readonly Supplier[]): Engine {
  const index = new MiniSearch({
    fields: [...TEXTS],
    searchOptions: { boost: BOOSTS, prefix: true, fuzzy: 0.2 },
  });
  index.addAll(all.map((supplier, id) => ({ id, ...textsOf(supplier) })));
  return {
    drop: () => Promise.resolve(),
    find: (text) =>
      Promise.resolve(
        index
          .search(text)
          .slice(0, PAGE)
          .map(({ id }) => all[Number(id)]!),
      ),
  };
}
