import type { BusinessList } from './api/load-business-list.js';
import { defineMessages } from '../../lib/messages.js';

type QueryPart = Pick<BusinessList['parts'][number], 'kind' | 'text'>;

const PARTS = {
  category: { tr: 'Kategori', en: 'Category' },
  product: { tr: 'Ürün', en: 'Product' },
  place: { tr: 'Yer', en: 'Place' },
  near: { tr: 'Konum', en: 'Location' },
  open: { tr: 'Saat', en: 'Hours' },
  certificate: { tr: 'Sertifika', en: 'Certificate' },
  service: { tr: 'Hizmet', en: 'Service' },
  name: { tr: 'Ad', en: 'Name' },
};

export const businessListMessages = defineMessages({
  businesses: { tr: 'Firmalar', en: 'Businesses' },
  searchTrail: { tr: 'Arama', en: 'Search' },
  titleOfSearch: {
    tr: (q: string) => `"${q}" için arama sonuçları`,
    en: (q: string) => `Search results for "${q}"`,
  },
  titleOfCategory: {
    tr: (category: string) => `${category} Tedarikçileri`,
    en: (category: string) => `${category} suppliers`,
  },
  titleOfAll: { tr: 'Tüm Gıda Tedarikçileri', en: 'All food suppliers' },
  filters: { tr: 'Filtreler', en: 'Filters' },
  filtersWithCount: { tr: (count: number) => `Filtreler (${count})`, en: (count: number) => `Filters (${count})` },
  search: { tr: 'Ara', en: 'Search' },
  searchPlaceholder: { tr: 'Ürün, işletme…', en: 'Product, business…' },
  categories: { tr: 'Kategoriler', en: 'Categories' },
  findCategory: { tr: 'Kategorilerde ara', en: 'Search categories' },
  otherCategories: {
    tr: (count: number) => `Diğer kategoriler (${count})`,
    en: (count: number) => `Other categories (${count})`,
  },
  services: { tr: 'Hizmetler', en: 'Services' },
  moreFilters: { tr: 'Hizmet, sertifika, puan', en: 'Service, certificate, rating' },
  certificates: { tr: 'Sertifikalar', en: 'Certificates' },
  rating: { tr: 'Puan', en: 'Rating' },
  hoursAndRating: { tr: 'Saat ve puan', en: 'Hours and rating' },
  anyRating: { tr: 'Tüm puanlar', en: 'Any rating' },
  atLeastStars: { tr: (stars: number) => `${stars} ve üzeri`, en: (stars: number) => `${stars} and more` },
  ratedAtLeast: { tr: (stars: number) => `Puanı ${stars} ve üzeri`, en: (stars: number) => `Rated ${stars} or more` },
  part: {
    tr: ({ kind, text }: QueryPart) => (kind === 'word' ? `"${text}"` : `${PARTS[kind].tr}: ${text}`),
    en: ({ kind, text }: QueryPart) => (kind === 'word' ? `"${text}"` : `${PARTS[kind].en}: ${text}`),
  },
  openNow: { tr: 'Şu anda açık', en: 'Open now' },
  areaOfMap: { tr: 'Haritadaki alan', en: 'Part of the map' },
  noSuchCategory: { tr: 'Bu adla kategori yok.', en: 'No category of that name.' },
  order: { tr: 'Sıralama', en: 'Order' },
  orderRELEVANCE: { tr: 'En İlgili', en: 'Most relevant' },
  orderRATING: { tr: 'En Yüksek Puan', en: 'Highest rated' },
  orderNAME: { tr: 'Alfabetik', en: 'Alphabetical' },
  orderNEWEST: { tr: 'En Yeni (kuruluş yılı)', en: 'Newest (year established)' },
  orderADDED: { tr: 'Son Eklenen', en: 'Latest added' },
  orderNEAREST: { tr: 'Mesafe', en: 'Distance' },
  apply: { tr: 'Uygula', en: 'Apply' },
  clear: { tr: 'Filtreleri Temizle', en: 'Clear filters' },
  clearAll: { tr: 'Tümünü temizle', en: 'Clear all' },
  activeFilters: { tr: 'Etkin filtreler:', en: 'Active filters:' },
  removeFilter: {
    tr: (filter: string) => `${filter} filtresini kaldır`,
    en: (filter: string) => `Remove filter ${filter}`,
  },
  found: { tr: 'işletme bulundu', en: 'businesses found' },
  show: {
    tr: (count: string) => `${count} işletmeyi göster`,
    en: (count: string) => `Show ${count} businesses`,
  },
  results: { tr: 'Sonuçlar', en: 'Results' },
  listTitle: { tr: 'İşletmeler', en: 'Businesses' },
  didYouMean: { tr: 'Bunu mu demek istediniz?', en: 'Did you mean' },
  radius: { tr: 'En fazla ne kadar uzakta', en: 'How far away at most' },
  anyDistance: { tr: 'Her uzaklıkta', en: 'Any distance' },
  within: { tr: (km: number) => `${km} km içinde`, en: (km: number) => `Within ${km} km` },
  nothingWithin: {
    tr: (km: number) => `${km} km içinde işletme yok`,
    en: (km: number) => `No businesses within ${km} km`,
  },
  nothingWithinText: {
    tr: 'Biraz daha uzağa bakın. Haritada yeri bilinmeyen işletmeler mesafeye göre aranamaz.',
    en: 'Look a little further. Businesses without a known place on the map are not found by distance.',
  },
  lookWithin: { tr: (km: number) => `${km} km içinde ara`, en: (km: number) => `Search within ${km} km` },
  lookEverywhere: { tr: 'Mesafe sınırını kaldır', en: 'Remove the limit' },
  partly: {
    tr: 'Kelimelerin hepsi birlikte bulunamadı; bir kısmını içerenler',
    en: 'Nothing has all of the words; these have some of them',
  },
  reduced: {
    tr: 'Arama şu anda sınırlı çalışıyor: yalnızca tam kelimeler aranıyor.',
    en: 'Search is limited right now: only whole words are found.',
  },
  reducedFilters: {
    tr: 'Arama şu anda sınırlı çalışıyor: yalnızca tam kelimeler aranıyor; sertifika, puan, “şu anda açık” ve harita filtreleri uygulanamıyor.',
    en: 'Search is limited right now: only whole words are found, and certificates, rating, “open now” and the part of the map do not count.',
  },
  empty: { tr: 'Sonuç bulunamadı', en: 'No results found' },
  emptyText: {
    tr: 'Aramanızı kısaltın ya da filtreleri kaldırın.',
    en: 'Shorten your search or remove filters.',
  },
  tooShortText: {
    tr: 'En az iki harfli bir kelime yazın.',
    en: 'Type a word of two letters at least.',
  },
  emptyPage: { tr: 'Bu sayfada işletme yok', en: 'No businesses on this page' },
  seeCategories: { tr: 'Kategorilere bakın', en: 'See categories' },
  failed: { tr: 'İşletmeler yüklenemedi', en: 'Businesses could not be loaded' },
  describeAll: {
    tr: 'Baharattan süt ürünlerine, zeytinyağından çaya Türkiye’nin gıda tedarikçileri: puanları, ürünleri ve iletişim bilgileriyle.',
    en: 'Food suppliers of Turkey, from spices to dairy, from olive oil to tea, with ratings, products and contacts.',
  },
  describeCategories: {
    tr: (names: string) =>
      `${names} tedarikçileri: Türkiye’nin her yanından üretici ve toptancılar, puanları, ürünleri ve iletişim bilgileriyle.`,
    en: (names: string) =>
      `${names} suppliers: producers and wholesalers all over Turkey, with ratings, products and contacts.`,
  },
  describeSearch: {
    tr: (q: string) =>
      `"${q}" aramasına uyan gıda tedarikçileri: puanları, ürünleri, konumları ve iletişim bilgileri bir arada.`,
    en: (q: string) => `Food suppliers that match "${q}": ratings, products, locations and contacts in one place.`,
  },
  keywords: { tr: 'gıda tedarikçileri, toptan gıda, firma rehberi', en: 'food suppliers, wholesale food, directory' },
});
