/**
 * Data on which a page depends: one business, its address or its reviews; a product; a post or its address; lists from the index and from
 * the directory; the addresses of all businesses and of all products; a district; the texts of cities, districts and categories
 * (`seo-text:<kind>:<key>`); the names and slugs of categories (`reference`); and the numbers of their businesses (`counts`).
 */
export type PageTag =
  | `business:${string}`
  | `business-at:${string}`
  | `product:${string}`
  | `reviews:${string}`
  | `post:${string}`
  | `post-at:${string}`
  | 'posts-list'
  | 'businesses-list'
  | 'products-list'
  | 'directory-list'
  | 'addresses'
  | 'product-addresses'
  | `district:${string}`
  | `seo-text:${string}`
  | 'reference'
  | 'counts';

/** Collects the tags of a page while it is rendered. A tag is added before its data is read, so that no change is missed. */
export class PageReads {
  readonly tags = new Set<PageTag>();
  /** True if some data was unavailable, so that the page shows less than it should. */
  degraded = false;
  /** True if only people with the address may see the page; it is not cached anywhere. */
  isPrivate = false;

  from(...tags: PageTag[]): void {
    for (const tag of tags) this.tags.add(tag);
  }
}
