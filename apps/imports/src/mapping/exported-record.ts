import { slugify } from '@tedarik/turkish';
import { emailOf, phoneOf } from './contact.js';
import { MOST_CATEGORIES, TYPE_LENGTH } from './place-types.js';
import { plainLines, cellText } from './text.js';

type Source = Record<string, unknown>;

/** Data of a record from our own export as it was stored, which no rule has to guess. */
export interface ExportedFields {
  slug: string | null;
  description: string;
  businessStatus: string | null;
  categoryNames: string[];
  location: {
    city: string;
    borough: string | null;
    region: string | null;
    postalCode: string | null;
    country: string;
    countryCode: string | null;
    phone: string | null;
    email: string | null;
  };
}

const LONGEST_SLUG = 80;

/** Returns null for records from other sources: only ours have a slug, a list of categories, and a city with a country. */
export function exportedFieldsOf(source: Source): ExportedFields | null {
  const { slug, categories } = source;
  if (typeof slug !== 'string' || !Array.isArray(categories)) return null;
  const text = (field: string, max: number) => cellText(source[field], max) || null;
  const [city, country] = [text('city', 100), text('country', 100)];
  if (city === null || country === null) return null;
  const names = categories.slice(0, MOST_CATEGORIES).map((name) => cellText(name, TYPE_LENGTH));
  return {
    slug: slug.length <= LONGEST_SLUG && slugify(slug) === slug ? slug : null,
    description: plainLines(source['description'], 5000),
    businessStatus: text('business_status', 40),
    categoryNames: names.filter(Boolean),
    location: {
      city,
      borough: text('borough', 100),
      region: text('region', 100),
      postalCode: text('postal_code', 10),
      country,
      countryCode: /^[A-Z]{2}$/.exec(text('country_code', 2) ?? '')?.[0] ?? null,
      phone: phoneOf(source['location_phone']),
      email: emailOf(source['location_email']),
    },
  };
}
