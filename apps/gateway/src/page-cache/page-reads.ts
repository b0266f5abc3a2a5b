/**
 * What a page was made of: one business, its address or its reviews, a product, the same of posts, the lists of the index and those
 * that the directory answered, the addresses of all businesses and of all products, the texts of cities, districts and categories (`seo-text:<kind>:<key>`), the names and
 * slugs of categories, and how many businesses these have.
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

/** Collects, while a page is made, what it is made of. A tag is added before the reading, so that no change is missed. */
export class PageReads {
  readonly tags = new Set<PageTag>();
  /** A part was away: what is shown is less than it should be. */
  degraded = false;
  /** Only for those who were given its address: stored nowhere. */
  isPrivate = false;

  from(...tags: PageTag[]): void {
    for (const tag of tags) this.tags.add(tag);
  }
}
