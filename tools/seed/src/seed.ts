import {
  allReferenceTables,
  type BusinessInput,
  CreateBusiness,
  EMPTY_BUSINESS,
  DEFAULT_PRODUCT_CATEGORY,
  EnsureCategories,
  EnsureCertificates,
  EnsureDistricts,
  GetBusinessBySlug,
  GetReferenceTables,
} from '@tedarik/commands';
import { PRODUCT_FIELD_NAMES, textsOf } from '@tedarik/fields';
import type { RequestClient } from '@tedarik/messaging';
import { slugify } from '@tedarik/turkish';
import { commandIdOf } from './command-id.js';
import { AROUND_THE_COUNTRY } from './samples/around-the-country.js';
import { NINE_TRADES } from './samples/nine-trades.js';
import { CATEGORIES, CERTIFICATES, districts } from './samples/reference.js';
import { HOURS, type Sample, type Service } from './samples/sample.js';

export const SAMPLES: readonly Sample[] = [...AROUND_THE_COUNTRY, ...NINE_TRADES];

interface Seeded {
  created: number;
  present: number;
  /** Products without a category of their own, which were written with DEFAULT_PRODUCT_CATEGORY. */
  categoriesFilledIn: number;
}

/** Writes the sample data. Existing data is left unchanged, so a second run changes nothing. */
export async function seed(requests: RequestClient, { onlyIfEmpty }: { onlyIfEmpty: boolean }): Promise<Seeded> {
  if (onlyIfEmpty) {
    const { categories } = await tables(requests);
    if (categories.some(({ businessCount }) => businessCount > 0))
      return { created: 0, present: 0, categoriesFilledIn: 0 };
  }
  const ids = await ensureReferences(requests);
  const written: Sample[] = [];
  for (const sample of SAMPLES) if (await createOnce(requests, sample, ids)) written.push(sample);
  const products = written.flatMap((sample) => sample.products);
  return {
    created: written.length,
    present: SAMPLES.length - written.length,
    categoriesFilledIn: products.filter(({ category }) => category === undefined).length,
  };
}

const tables = (requests: RequestClient) => allReferenceTables((request) => requests.send(GetReferenceTables, request));

interface Ids {
  category: (name: string) => string;
  certificate: (name: string) => string;
  /** Undefined if an administrator has renamed or deleted it. */
  service: (name: Service) => string | undefined;
}

async function ensureReferences(requests: RequestClient): Promise<Ids> {
  const { categories } = await requests.send(EnsureCategories, {
    categories: CATEGORIES.map(([name, slug, description], i) => ({ name, slug, description, sortOrder: i + 1 })),
  });
  const { certificates } = await requests.send(EnsureCertificates, {
    certificates: CERTIFICATES.map(([name, description]) => ({ name, description })),
  });
  await requests.send(EnsureDistricts, {
    districts: districts().map((district) => ({ ...district, country: 'Türkiye', description: null, imageUrl: null })),
  });
  const { serviceAttributes } = await tables(requests);
  return {
    service: (called) => serviceAttributes.find(({ name }) => name === called)?.id,
    category: byName(
      CATEGORIES.map(([name]) => name),
      categories,
    ),
    certificate: byName(
      CERTIFICATES.map(([name]) => name),
      certificates,
    ),
  };
}

function byName(names: string[], answered: { id: string }[]): (name: string) => string {
  const ids = new Map(names.map((name, i) => [name, answered[i]!.id]));
  return (name) => {
    const id = ids.get(name);
    if (!id) throw new Error(`a sample names ${name}, which is not among the sample categories and certificates`);
    return id;
  };
}

/** Returns false if there is already a business with this slug, or was one that has been deleted. */
async function createOnce(requests: RequestClient, sample: Sample, ids: Ids): Promise<boolean> {
  const { found } = await requests.send(GetBusinessBySlug, { slug: slugify(sample.name) });
  if (found !== 'nothing') return false;
  await requests.send(
    CreateBusiness,
    { business: businessInputOf(sample, ids) },
    { commandId: commandIdOf(`sample business: ${sample.name}`) },
  );
  return true;
}

/** Completes a sample with default values. */
export function businessInputOf(sample: Sample, ids: Ids): BusinessInput {
  const host = `${slugify(sample.name)}.example`;
  return {
    ...EMPTY_BUSINESS,
    name: sample.name,
    description: sample.description,
    status: 'active',
    verified: sample.verified ?? false,
    featured: sample.featured ?? false,
    established: sample.established,
    phone: sample.phone,
    email: 'siparis@ornek.com.tr',
    websiteUrl: `https://www.${host}`,
    categoryIds: sample.categories.map(ids.category),
    serviceAttributeIds: (sample.services ?? []).flatMap((name) => ids.service(name) ?? []),
    locations: sample.locations.map(([address, borough, city, postalCode, latitude, longitude], i) => ({
      address,
      borough,
      city,
      region: null,
      country: 'Türkiye',
      postalCode,
      latitude,
      longitude,
      phone: i === 0 ? sample.phone : null,
      email: null,
      isHeadquarters: i === 0,
    })),
    openingHours: sample.hours ? HOURS[sample.hours] : [],
    certificates: (sample.certificates ?? []).map(([name, issuedDate, expiryDate]) => ({
      certificateId: ids.certificate(name),
      issuedDate,
      expiryDate,
    })),
    products: sample.products.map(({ name, description, category, price, ...texts }) => ({
      name,
      description,
      categoryId: ids.category(category ?? DEFAULT_PRODUCT_CATEGORY),
      price: price ?? null,
      imageUrl: null,
      ...textsOf(PRODUCT_FIELD_NAMES, texts),
    })),
  };
}
