import {
  businessesWithServicePath,
  certifiedBusinessesPath,
  drawings,
  paths,
  productSearchPath,
  searchPath,
} from '../../config/paths.js';
import type { GetSuggestionsQuery, SuggestedKind } from '../../lib/graphql/types.js';
import { categoryKey } from '../../lib/category-key.js';
import type { MessagesOf } from '../../lib/messages.js';
import type { suggestionMessages } from './suggestions.messages.js';

export interface Suggestion {
  /** Target of the suggestion; null for the entry that deletes the past searches. */
  path: string | null;
  name: string;
  detail: string;
  /** Null if it has no drawing. */
  image: string | null;
}

export interface SuggestionGroup {
  title: string;
  suggestions: Suggestion[];
}

type Found = GetSuggestionsQuery['suggestions'];
type Words = MessagesOf<typeof suggestionMessages> & { businessCount: (count: number) => string };

/** Groups the suggestions for display: the most likely ones first, then the rest by kind in a fixed order, without empty groups. */
export function suggestionGroups(found: Found, words: Words): SuggestionGroup[] {
  const all = suggestionsOf(found, words);
  const first = found.first.flatMap(({ kind, at }) => all[kind][at] ?? []);
  const rest = (...kinds: SuggestedKind[]) =>
    kinds.flatMap((kind) => all[kind]).filter((suggestion) => !first.includes(suggestion));
  return [
    { title: words.first, suggestions: first.map(({ label, ...one }) => ({ ...one, detail: label })) },
    { title: words.categories, suggestions: rest('categories') },
    { title: words.cities, suggestions: rest('cities') },
    { title: words.districts, suggestions: rest('districts') },
    { title: words.attributes, suggestions: rest('services', 'certificates') },
    { title: words.products, suggestions: rest('products') },
    { title: words.businesses, suggestions: rest('businesses') },
  ].filter(({ suggestions }) => suggestions.length > 0);
}

/** `label` replaces the detail in a group of mixed kinds. */
function suggestionsOf(
  { categories, cities, districts, services, certificates, products, businesses }: Found,
  words: Words,
): Record<SuggestedKind, (Suggestion & { label: string })[]> {
  return {
    categories: categories.map(({ slug, name, businessCount }) => ({
      ...{ path: paths.category(slug), name, image: drawings.plate(categoryKey(slug)) },
      ...{ detail: words.businessCount(businessCount), label: words.category },
    })),
    cities: cities.map(({ slug, name, businessCount }) => ({
      ...{ path: paths.city(slug), name, image: drawings.place(slug) },
      ...{ detail: words.businessCount(businessCount), label: words.city },
    })),
    districts: districts.map(({ slug, name, city, businessCount }) => ({
      ...{ path: paths.district(slug), name, image: drawings.place(slug) },
      ...{ detail: `${city} · ${words.businessCount(businessCount)}`, label: `${words.district} · ${city}` },
    })),
    services: services.map(({ slug, name }) => ({
      ...{ path: businessesWithServicePath(slug), name, image: null },
      ...{ detail: words.service, label: words.service },
    })),
    certificates: certificates.map(({ slug, name }) => ({
      ...{ path: certifiedBusinessesPath(slug), name, image: null },
      ...{ detail: words.certificate, label: words.certificate },
    })),
    products: products.map(({ name, category }) => ({
      ...{ path: productSearchPath(name), name, image: drawings.plate(categoryKey(category?.slug)) },
      ...{ detail: category?.name ?? '', label: words.product },
    })),
    businesses: businesses.map(({ slug, name, categories: [category], headquarters }) => {
      const place = [headquarters?.borough, headquarters?.city].filter(Boolean).join(', ');
      return {
        ...{ path: paths.business(slug), name, image: drawings.plate(categoryKey(category?.slug)) },
        ...{ detail: place, label: [words.business, place].filter(Boolean).join(' · ') },
      };
    }),
  };
}

/** The past searches, and an entry to delete them all. */
export const pastGroups = (past: readonly string[], words: Words): SuggestionGroup[] => [
  {
    title: words.past,
    suggestions: [
      ...past.map((text) => ({ path: searchPath(text), name: text, detail: '', image: null })),
      { path: null, name: words.forget, detail: '', image: null },
    ],
  },
];
