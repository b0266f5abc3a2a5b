import type { MessagesOf } from '../../lib/messages.js';
import type { Business } from './api/load-business.js';
import type { businessMessages } from './business.messages.js';

/** Ids of the page's sections, for tabs and links. */
export const SECTIONS = {
  about: 'hakkinda',
  products: 'urunler',
  certificates: 'sertifikalar',
  locations: 'konumlar',
  reviews: 'yorumlar',
} as const;

/** The sections that this business has, in the order of the page. */
export function sectionsOf(business: Business, messages: MessagesOf<typeof businessMessages>) {
  return [
    { id: SECTIONS.about, title: messages.about, there: business.description !== '' },
    { id: SECTIONS.products, title: messages.products, there: business.products.length > 0 },
    { id: SECTIONS.certificates, title: messages.certificates, there: business.certificates.length > 0 },
    { id: SECTIONS.locations, title: messages.locations, there: business.locations.length > 0 },
    { id: SECTIONS.reviews, title: messages.reviews, there: true },
  ].filter(({ there }) => there);
}
