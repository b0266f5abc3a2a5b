import { defineMessages } from '../../lib/messages.js';

/** Messages that the pages of categories, cities and districts share. */
export const listingMessages = defineMessages({
  businesses: { tr: 'İşletmeler', en: 'Businesses' },
  shown: { tr: 'işletme gösteriliyor', en: 'businesses shown' },
  businessUnit: { tr: 'işletme', en: 'businesses' },
  empty: { tr: 'Burada henüz işletme yok.', en: 'There are no businesses here yet.' },
  allBusinesses: { tr: 'Tüm işletmelere bakın', en: 'See all businesses' },
  reduced: {
    tr: 'Liste şu anda yedek kaynaktan geliyor; sıralama biraz gecikebilir.',
    en: 'The list comes from a stand-in right now; its order may lag a little.',
  },
  emptyPage: { tr: 'Bu sayfada işletme yok', en: 'No businesses on this page' },
  guide: { tr: (name: string) => `${name} rehberi`, en: (name: string) => `Guide to ${name}` },
});
