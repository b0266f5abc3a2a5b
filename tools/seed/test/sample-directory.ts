import type { Client, estypes } from '@elastic/elasticsearch';
import { type BusinessSnapshot, type ProductSnapshot } from '@tedarik/events';
import {
  type BusinessDocument,
  BUSINESSES,
  findBusinesses,
  findProducts,
  keysOfWords,
  MATCHES,
  type NamedKeys,
  type ProductDocument,
  PRODUCTS,
  queryWords,
  toBusinessDocument,
  toProductDocument,
} from '@tedarik/search';
import { aBusinessSnapshot, aLocationSnapshot, aProductSnapshot, SYNONYMS, uniqueName } from '@tedarik/testing';
import { slugify } from '@tedarik/turkish';
import { CATEGORIES, CERTIFICATES, districts } from '../src/samples/reference.js';
import { businessInputOf, SAMPLES } from '../src/seed.js';

const idIn = (kind: number, names: readonly string[]) => {
  const ids = new Map(names.map((name, at) => [name, `0190000${kind}-0000-7000-8000-${String(at).padStart(12, '0')}`]));
  return (name: string): string => {
    const id = ids.get(name);
    if (!id) throw new Error(`${name} is not among the samples`);
    return id;
  };
};
const category = idIn(
  1,
  CATEGORIES.map(([name]) => name),
);
const certificate = idIn(
  2,
  CERTIFICATES.map(([name]) => name),
);

const SERVICES = [...new Set(SAMPLES.flatMap(({ services = [] }) => services))];
const service = idIn(3, SERVICES);

const inputs = SAMPLES.map((sample) => businessInputOf(sample, { category, certificate, service }));
const cities = [...new Set(inputs.flatMap(({ locations }) => locations.map(({ city }) => city)))];

/** The content of the reference tables after seeding. */
const TABLES: NamedKeys = {
  categories: CATEGORIES.map(([name]) => ({ id: category(name), name })),
  certificates: CERTIFICATES.map(([name]) => ({ id: certificate(name), name })),
  serviceAttributes: SERVICES.map((name) => ({ id: service(name), name })),
  cities: cities.map((name) => ({ key: slugify(name), name })),
  districts: districts().map(({ name, city }) => ({ id: slugify(`${city} ${name}`), name, cityKey: slugify(city) })),
  synonyms: SYNONYMS,
};

function businesses(): BusinessSnapshot[] {
  return inputs.map(({ name, description, categoryIds, serviceAttributeIds, locations, certificates, products }) =>
    aBusinessSnapshot({
      ...{ name, description, categoryIds, serviceAttributeIds },
      productNames: products.map((product) => product.name),
      // independent of the present date
      heldCertificates: certificates.map(({ certificateId }) => ({ certificateId, expiryDate: null })),
      locations: locations.map((location) => aLocationSnapshot({ ...location, cityKey: slugify(location.city) })),
    }),
  );
}

function products(): ProductSnapshot[] {
  return inputs.flatMap((business) =>
    business.products.map(({ name, description, categoryId, price }) =>
      aProductSnapshot({ name, description, categoryId, price }),
    ),
  );
}

/** Creates indices of their own with the sample data, and functions that search them as the site does. */
export async function sampleDirectory(client: Client) {
  const prefix = `${uniqueName('samples')}-`;
  const [inBusinesses, inProducts] = [BUSINESSES.names(prefix), PRODUCTS.names(prefix)];
  const stamp = { version: 1, hash: 'h' };
  const fill = async (index: string, documents: { id: string }[]) => {
    const operations = documents.flatMap((document) => [{ index: { _id: document.id } }, document]);
    const { errors, items } = await client.bulk({ index, refresh: true, operations });
    if (errors) throw new Error(JSON.stringify(items.find((item) => item.index?.error)));
  };
  await client.indices.create({ index: inBusinesses.alias, ...BUSINESSES.body() });
  await client.indices.create({ index: inProducts.alias, ...PRODUCTS.body() });
  await fill(
    inBusinesses.alias,
    businesses().map((snapshot) => toBusinessDocument(snapshot, stamp)),
  );
  await fill(
    inProducts.alias,
    products().map((snapshot) => toProductDocument(snapshot, stamp)),
  );

  const page = { page: 1, pageSize: 100 };
  return {
    async businesses(text: string) {
      const search = { text, keys: keysOfWords(queryWords(text), TABLES), categoryIds: [], sort: 'relevance' } as const;
      const send = (body: estypes.SearchRequest) =>
        client.search<BusinessDocument>({ index: inBusinesses.alias, ...body });
      const { cards, match } = await findBusinesses({ ...search, ...page }, send, MATCHES);
      return { match, names: cards.map(({ name }) => name) };
    },
    async products(text: string) {
      const search = { text, keys: keysOfWords(queryWords(text), TABLES), categoryId: null, ...page };
      const send = (body: estypes.SearchRequest) =>
        client.search<ProductDocument>({ index: inProducts.alias, ...body });
      const { cards, match, meant } = await findProducts(search, send);
      return { match, names: cards.map(({ name }) => name).slice(0, meant), others: cards.length - meant };
    },
    drop: () => client.indices.delete({ index: [inBusinesses.alias, inProducts.alias] }),
  };
}
