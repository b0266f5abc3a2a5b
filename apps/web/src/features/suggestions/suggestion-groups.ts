import {
  businessesWithServicePath,
  certifiedBusinessesPath,
  drawings,
  paths,
  productSearchPath,
  searchPath,
} from '../../config/paths.js';
import type { GetSuggestionsQuery } from '../../lib/graphql/types.js';
import { categoryKey } from '../../lib/category-key.js';
import type { MessagesOf } from '../../lib/messages.js';
import type { suggestionMessages } from './suggestions.messages.js';

export interface Suggestion {
  /** Where choosing it leads; null where it only takes the past searches away. */
  path: string | null;
  name: string;
  detail: string;
  /** Null for what has no drawing. */
  image: string | null;
}

export interface SuggestionGroup {
  title: string;
  suggestions: Suggestion[];
}

type Found = GetSuggestionsQuery['suggestions'];
type Words = MessagesOf<typeof suggestionMessages> & { businessCount: (count: number) => string };

/** The answer as the list shows it: groups in a fixed order, the empty ones left out. */
export function suggestionGroups(
  { categories, cities, districts, services, certificates, products, businesses }: Found,
  words: Words,
): SuggestionGroup[] {
  return [
    {
      title: words.categories,
      suggestions: categories.map(({ slug, name, businessCount }) => ({
        path: paths.category(slug),
        name,
        detail: words.businessCount(businessCount),
        image: drawings.plate(categoryKey(slug)),
      })),
    },
    {
      title: words.cities,
      suggestions: cities.map(({ slug, name, businessCount }) => ({
        path: paths.city(slug),
        name,
        detail: words.businessCount(businessCount),
        image: drawings.place(slug),
      })),
    },
    {
      title: words.districts,
      suggestions: districts.map(({ slug, name, city, businessCount }) => ({
        path: paths.district(slug),
        name,
        detail: `${city} · ${words.businessCount(businessCount)}`,
        image: drawings.place(slug),
      })),
    },
    {
      title: words.attributes,
      suggestions: [
        ...services.map(({ slug, name }) => ({ path: businessesWithServicePath(slug), name, detail: words.service })),
        ...certificates.map(({ slug, name }) => ({
          path: certifiedBusinessesPath(slug),
          name,
          detail: words.certificate,
        })),
      ].map((attribute) => ({ ...attribute, image: null })),
    },
    {
      title: words.products,
      suggestions: onePerName(products).map(({ name, category }) => ({
        path: productSearchPath(name),
        name,
        detail: category?.name ?? '',
        image: drawings.plate(categoryKey(category?.slug)),
      })),
    },
    {
      title: words.businesses,
      suggestions: businesses.map(({ slug, name, categories: [category], headquarters }) => ({
        path: paths.business(slug),
        name,
        detail: [headquarters?.borough, headquarters?.city].filter(Boolean).join(', '),
        image: drawings.plate(categoryKey(category?.slug)),
      })),
    },
  ].filter(({ suggestions }) => suggestions.length > 0);
}

/** Former searches, and the way to take them all away. */
export const pastGroups = (past: readonly string[], words: Words): SuggestionGroup[] => [
  {
    title: words.past,
    suggestions: [
      ...past.map((text) => ({ path: searchPath(text), name: text, detail: '', image: null })),
      { path: null, name: words.forget, detail: '', image: null },
    ],
  },
];

/** Products of one name are found at one address. */
const onePerName = <Named extends { name: string }>(all: readonly Named[]): Named[] =>
  all.filter(({ name }, index) => all.findIndex((one) => one.name === name) === index);
