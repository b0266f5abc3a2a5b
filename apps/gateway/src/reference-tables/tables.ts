import type { ReferenceTables } from '@tedarik/commands';
import { fold, foldedWords, slugify, sortKey } from '@tedarik/turkish';
import { cityName } from '@tedarik/turkish/places';
import { slugOfAlias } from './category-aliases.js';

export type CategoryRow = ReferenceTables['categories'][number];
export type CityRow = ReferenceTables['cities'][number];
export type DistrictRow = ReferenceTables['districts'][number];
export type CertificateRow = ReferenceTables['certificates'][number] & { slug: string };
export type ServiceRow = ReferenceTables['serviceAttributes'][number] & { slug: string; sortKey: string };

/** The result of looking up an address, in the order of SLUG-09. */
export type Answering<Row> =
  | { found: 'live'; row: Row }
  | { found: 'moved'; slug: string }
  | { found: 'deleted' }
  | { found: 'nothing' };
/** A category may also be found by a part of its name, so several may match. */
export type AnsweringCategories = Answering<CategoryRow> | { found: 'several'; rows: CategoryRow[] };

const SHORTEST_PART = 3;

/** An immutable snapshot of the reference tables, which map keys to names. */
export class Tables {
  /** In display order: by sortOrder (those without one last), then by name. */
  readonly categories: readonly CategoryRow[];
  /** In the same order. */
  readonly services: readonly ServiceRow[];
  /** By name. */
  readonly certificates: readonly CertificateRow[];
  private readonly byId: ReadonlyMap<string, CategoryRow>;
  private readonly bySlug: ReadonlyMap<string, CategoryRow>;
  private readonly byFoldedName: ReadonlyMap<string, CategoryRow>;
  private readonly cities: ReadonlyMap<string, CityRow>;
  private readonly districts: ReadonlyMap<string, DistrictRow>;
  /** `category/slug` -> its current slug, null if it was deleted. */
  private readonly former: ReadonlyMap<string, string | null>;

  /** `rows` also serves to find names in searches. It stays the same object for the life of these tables. */
  constructor(readonly rows: ReferenceTables) {
    this.categories = rows.categories.toSorted(inOrderOfTheSite);
    this.services = rows.serviceAttributes.map(withSlug).toSorted(inOrderOfTheSite);
    this.certificates = rows.certificates
      .map((row) => ({ ...row, slug: slugify(row.name) }))
      .toSorted((one, other) => (sortKey(one.name) < sortKey(other.name) ? -1 : 1));
    this.byId = new Map(this.categories.map((row) => [row.id, row]));
    this.bySlug = new Map(this.categories.map((row) => [row.slug, row]));
    // Reversed, so that of two categories with the same folded name the first in display order is kept.
    this.byFoldedName = new Map(this.categories.toReversed().map((row) => [fold(row.name), row]));
    this.cities = new Map(rows.cities.map((row) => [row.key, row]));
    this.districts = new Map(rows.districts.map((row) => [row.slug, row]));
    this.former = new Map(rows.formerSlugs.map(({ kind, slug, to }) => [`${kind}/${slug}`, to]));
  }

  category(id: string): CategoryRow | undefined {
    return this.byId.get(id);
  }

  /** PUB-CAT-12: finds a category by its slug, a former slug, an alternative name, or its full name in any spelling. */
  findCategory(requested: string): CategoryRow | undefined {
    const live = this.bySlug.get(requested);
    if (live) return live;
    const former = this.formerly('category', requested);
    if (former) return former.found === 'moved' ? this.bySlug.get(former.slug) : undefined;
    const alias = slugOfAlias(requested);
    return (
      (alias ? this.bySlug.get(alias) : undefined) ??
      this.byFoldedName.get(fold(requested)) ??
      this.byFoldedName.get(wordsOf(requested).join(' '))
    );
  }

  /**
   * PUB-CAT-11, 12: finds the category for /kategori/{requested} by its slug, a former slug, an alternative name, its name, or a part of
   * names.
   */
  categoryAt(requested: string): AnsweringCategories {
    const live = this.bySlug.get(requested);
    if (live) return { found: 'live', row: live };
    const former = this.formerly('category', requested);
    if (former) return former;
    const named = this.findCategory(requested);
    if (named) return { found: 'moved', slug: named.slug };
    const rows = this.categoriesNamedInPart(requested);
    const [only, second] = rows;
    if (second) return { found: 'several', rows };
    return only ? { found: 'moved', slug: only.slug } : { found: 'nothing' };
  }

  /** PUB-CITY-10: finds a city of the tables, or a province without public businesses. */
  cityAt(requested: string): Answering<CityRow> {
    const key = slugify(requested);
    const row = this.cities.get(key) ?? emptyProvince(key);
    if (!row) return { found: 'nothing' };
    return key === requested ? { found: 'live', row } : { found: 'moved', slug: key };
  }

  districtAt(requested: string): Answering<DistrictRow> {
    const row = this.districts.get(requested);
    if (row) return { found: 'live', row };
    const former = this.formerly('district', requested);
    if (former) return former;
    const key = slugify(requested);
    return this.districts.has(key) ? { found: 'moved', slug: key } : { found: 'nothing' };
  }

  private formerly(
    kind: 'category' | 'district',
    slug: string,
  ): { found: 'moved'; slug: string } | { found: 'deleted' } | undefined {
    const to = this.former.get(`${kind}/${slug}`);
    if (to === undefined) return undefined;
    return to === null ? { found: 'deleted' } : { found: 'moved', slug: to };
  }

  /** Categories in whose names a word begins with the requested text. */
  private categoriesNamedInPart(requested: string): CategoryRow[] {
    const part = wordsOf(requested).join(' ');
    if (part.length < SHORTEST_PART) return [];
    return this.categories.filter(({ name }) => ` ${foldedWords(name).join(' ')}`.includes(` ${part}`));
  }
}

/** The folded words of a name, or of a slug that was made from one. */
const wordsOf = (requested: string): string[] => foldedWords(requested.replaceAll('-', ' '));

function emptyProvince(key: string): CityRow | undefined {
  const name = cityName(key);
  return name === null ? undefined : { key, name, country: 'Türkiye', businessCount: 0 };
}

/** The slug of a service attribute follows its name and changes with it. */
export const slugOfService = ({ name }: { name: string }): string => slugify(name);

const withSlug = (row: ReferenceTables['serviceAttributes'][number]): ServiceRow => ({
  ...row,
  slug: slugOfService(row),
  sortKey: sortKey(row.name),
});

type InOrder = Pick<CategoryRow, 'sortOrder' | 'sortKey'>;
function inOrderOfTheSite(one: InOrder, other: InOrder): number {
  const byOrder = (one.sortOrder ?? Infinity) - (other.sortOrder ?? Infinity);
  // Infinity minus Infinity is NaN, which is falsy.
  if (byOrder) return byOrder;
  return one.sortKey < other.sortKey ? -1 : Number(one.sortKey > other.sortKey);
}
