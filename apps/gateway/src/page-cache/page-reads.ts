/**
 * What a page was made of: `business:<id>`, `business-at:<slug>`, the lists of the index, the most recent businesses,
 * names and slugs of categories, and how many businesses they have.
 */
export type PageTag =
  `business:${string}` | `business-at:${string}` | 'businesses-list' | 'recent' | 'reference' | 'counts';

/** Collects, while a page is made, what it is made of. A tag is added before the reading, so that no change is missed. */
export class PageReads {
  readonly tags = new Set<PageTag>();
  /** A part was away: what is shown is less than it should be. */
  degraded = false;

  from(...tags: PageTag[]): void {
    for (const tag of tags) this.tags.add(tag);
  }
}
