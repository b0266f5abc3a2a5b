import type { ReferenceTables } from '@tedarik/commands';
import { fold } from '@tedarik/turkish';
import { slugOfAlias } from './category-aliases.js';

export type CategoryRow = ReferenceTables['categories'][number];

/** The small tables by which keys become names, as they were when they were asked for. */
export class Tables {
  /** In the order of the site: sortOrder, those without one last, by name. */
  readonly categories: readonly CategoryRow[];
  private readonly byId: ReadonlyMap<string, CategoryRow>;
  private readonly bySlug: ReadonlyMap<string, CategoryRow>;
  private readonly byFoldedName: ReadonlyMap<string, CategoryRow>;

  /** `rows` is what names in searches are looked up in: one object for the life of these tables. */
  constructor(readonly rows: ReferenceTables) {
    this.categories = rows.categories.toSorted(inOrderOfTheSite);
    this.byId = new Map(this.categories.map((row) => [row.id, row]));
    this.bySlug = new Map(this.categories.map((row) => [row.slug, row]));
    // Reversed: of two categories that fold to one name, the first of the site answers to it.
    this.byFoldedName = new Map(this.categories.toReversed().map((row) => [fold(row.name), row]));
  }

  category(id: string): CategoryRow | undefined {
    return this.byId.get(id);
  }

  /** PUB-CAT-12: by stored slug, else by another name of it, else by exactly its name, however it is written. */
  findCategory(asked: string): CategoryRow | undefined {
    const alias = slugOfAlias(asked);
    return this.bySlug.get(asked) ?? (alias ? this.bySlug.get(alias) : undefined) ?? this.byFoldedName.get(fold(asked));
  }
}

function inOrderOfTheSite(one: CategoryRow, other: CategoryRow): number {
  const byOrder = (one.sortOrder ?? Infinity) - (other.sortOrder ?? Infinity);
  // Infinity minus Infinity is not a number.
  if (byOrder) return byOrder;
  return one.sortKey < other.sortKey ? -1 : Number(one.sortKey > other.sortKey);
}
