import { slugify } from '@tedarik/turkish';
import type { Near } from '../../components/near-me.js';
import { paths } from '../../config/paths.js';
import type { BusinessSort } from '../../lib/graphql/types.js';
import { pageNumber } from '../../lib/page-number.js';

/** Number of businesses per page. */
export const PAGE_SIZE = 12;
const MOST_CHOSEN = 20;
const LONGEST_TEXT = 100;
const LONGEST_NAME = 200;

const SORT_WORDS = { rating: 'RATING', name: 'NAME', newest: 'NEWEST', added: 'ADDED', nearest: 'NEAREST' } as const;
export type SortWord = keyof typeof SORT_WORDS;

/** A part of the map, in degrees. */
export interface MapArea {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The query of a list in its address. `sort` is null for the default order: by rating, or by relevance if there is a text. */
export interface ListQuery {
  q: string;
  /** Slugs; any of them. */
  categories: string[];
  /** Slugs; all of them. */
  services: string[];
  /** Slugs of their names; all of them. */
  certificates: string[];
  /** Smallest rating in stars; null for no restriction. */
  rating: number | null;
  /** Only businesses that are open now. */
  openNow: boolean;
  sort: SortWord | null;
  /** The point from which distances are measured; only with `nearest`, and only precise to about a kilometre. */
  near: Near | null;
  /** Only businesses with a location in this part of the map. */
  area: MapArea | null;
  /** Whether the map is shown above the list. */
  onMap: boolean;
  page: number;
}

/** The ratings offered as a filter (at least this many stars). */
export const RATINGS = [4, 3] as const;

/** Whether any filter besides text and categories is set. */
export const isNarrowed = (query: ListQuery): boolean => chosenCount({ ...query, categories: [] }) > 0;

/** The number of active filters; the text does not count. */
export function chosenCount({
  categories,
  services,
  certificates,
  rating,
  openNow,
  area,
}: Omit<ListQuery, 'q'>): number {
  const alone = [rating, openNow, area].filter(Boolean);
  return categories.length + services.length + certificates.length + alone.length;
}

const isSortWord = (word: string | null): word is SortWord => word !== null && Object.hasOwn(SORT_WORDS, word);

/** PUB-LIST-03, 04, 21 and ROUTE-20: parses the address; unknown values mean the default, an invalid page number means page 1. */
export function parseListQuery(search: URLSearchParams): ListQuery {
  const q = (search.get('q') ?? '').trim().replace(/\s+/g, ' ').slice(0, LONGEST_TEXT);
  const near = nearIn(search.get('konum') ?? '', Number(search.get('mesafe')));
  const word = search.get('sort');
  const sort = word === 'nearest' && !near ? null : word;
  return {
    q,
    categories: chosenIn(search, 'category', (name) => name.trim()),
    services: chosenIn(search, 'hizmet', slugify),
    certificates: chosenIn(search, 'sertifika', slugify),
    rating: RATINGS.find((rating) => String(rating) === search.get('puan')) ?? null,
    openNow: search.get('acik') === '1',
    sort: isSortWord(sort) && (q || sort !== 'rating') ? sort : null,
    near: sort === 'nearest' ? near : null,
    area: areaIn(search.get('alan') ?? ''),
    onMap: search.get('gorunum') === ON_MAP,
    page: pageNumber(search),
  };
}

const chosenIn = (search: URLSearchParams, name: string, tidy: (name: string) => string): string[] => {
  const names = search.getAll(name).map((given) => tidy(given.slice(0, LONGEST_NAME)));
  return [...new Set(names.filter(Boolean))].slice(0, MOST_CHOSEN);
};

/** The address of a list; default values are left out. */
export function listAddress({
  q = '',
  categories = [],
  services = [],
  certificates = [],
  rating = null,
  openNow = false,
  sort = null,
  near = null,
  area = null,
  onMap = false,
  page = 1,
}: Partial<ListQuery>): string {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  for (const category of categories) search.append('category', category);
  for (const service of services) search.append('hizmet', service);
  for (const certificate of certificates) search.append('sertifika', certificate);
  if (rating) search.set('puan', String(rating));
  if (openNow) search.set('acik', '1');
  if (sort && (q || sort !== 'rating')) search.set('sort', sort);
  if (sort === 'nearest' && near) {
    search.set('konum', `${near.latitude},${near.longitude}`);
    if (near.withinKm) search.set('mesafe', String(near.withinKm));
  }
  if (area) search.set('alan', [area.west, area.south, area.east, area.north].join());
  if (onMap) search.set('gorunum', ON_MAP);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `${paths.businesses}?${text}` : paths.businesses;
}

/** PUB-LIST-19: the list without text and filters, in the same order and view. An order by relevance needs a text. */
export const clearedAddress = ({ sort, near, onMap }: ListQuery): string =>
  listAddress({ sort, onMap, near: near && { latitude: near.latitude, longitude: near.longitude } });

/** The filters of a list and its map as variables of the gateway's queries. */
export type ListFilters = ReturnType<typeof filtersOf>;
export const filtersOf = ({ q, categories, services, certificates, rating, openNow, near }: ListQuery) => ({
  q: q || null,
  categories,
  services,
  certificates,
  ratedAtLeast: rating,
  openNow,
  near,
});

export const sortOf = ({ sort }: ListQuery): BusinessSort | null => (sort ? SORT_WORDS[sort] : null);

const NEAR = /^(-?\d{1,2}(?:\.\d{1,2})?),(-?\d{1,3}(?:\.\d{1,2})?)$/;

/** The offered distances in kilometres. */
export const RADII: readonly number[] = [5, 10, 25, 50];

function nearIn(text: string, withinKm: number): Near | null {
  const [, latitude = '', longitude = ''] = NEAR.exec(text) ?? [];
  const near = { latitude: Number(latitude), longitude: Number(longitude) };
  const isOnEarth = latitude !== '' && Math.abs(near.latitude) <= 90 && Math.abs(near.longitude) <= 180;
  return isOnEarth ? { ...near, ...(RADII.includes(withinKm) && { withinKm }) } : null;
}

const ON_MAP = 'harita';
const LAST_LATITUDE = 85;

/** Parses west, south, east and north; null if they are no valid area. A missing value or NaN fails every comparison. */
function areaIn(text: string): MapArea | null {
  const [west, south, east, north] = text.split(',').map(Number) as [number, number, number, number];
  const isOnMap = -180 <= west && west < east && east <= 180 && -LAST_LATITUDE <= south && south < north;
  return isOnMap && north <= LAST_LATITUDE ? { west, south, east, north } : null;
}

/** PUB-LIST-06, 14, 22: the orders offered: relevance only with a text, where it is the default, and distance only if a point is known. */
export function sortChoices({ q, near }: ListQuery): { word: SortWord | ''; sort: BusinessSort }[] {
  return [
    ...(near ? [{ word: 'nearest' as const, sort: 'NEAREST' as const }] : []),
    ...(q ? [{ word: '' as const, sort: 'RELEVANCE' as const }] : []),
    { word: q ? ('rating' as const) : ('' as const), sort: 'RATING' },
    { word: 'name', sort: 'NAME' },
    { word: 'newest', sort: 'NEWEST' },
    { word: 'added', sort: 'ADDED' },
  ];
}
