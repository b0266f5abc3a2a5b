import { categoryKey } from '../lib/category-key.js';
import { bannerArt } from './banner.js';
import { businessArt } from './cover.js';
import { group, svg } from './drawing-kit.js';
import { placeArt } from './place.js';
import { plateOf } from './plates.js';
import { productArt } from './product.js';

/** kapak: a card's cover; urun: a product; afis: a wide banner; yer: a place from the air; tabak: a category's plate. */
export type DrawingKind = 'kapak' | 'urun' | 'afis' | 'yer' | 'tabak';

/**
 * Returns an SVG file. The same arguments give the same bytes on every machine, so it may be cached for ever. Never throws on unknown
 * words.
 */
export function coverArt(kind: DrawingKind, category: string, slug: string): string {
  switch (kind) {
    case 'kapak':
      return businessArt(slug, category);
    case 'urun':
      return productArt(slug, category);
    case 'afis':
      return bannerArt(slug, category);
    case 'yer':
      return placeArt(slug);
    case 'tabak':
      return svg(210, 210, group(103, 102, 1, 0, plateOf(categoryKey(category))));
  }
}
