import { formatNumber } from '@tedarik/turkish';
import { defineMessages } from '../../lib/messages.js';

/** Messages of /urunler. */
export const productsMessages = defineMessages({
  title: { tr: 'Ürünler', en: 'Products' },
  lead: {
    tr: 'Üreticilerin tezgâhındaki her şey, etiketiyle.',
    en: 'Everything on the producers’ stalls, with its price.',
  },
  searchLabel: { tr: 'Ürün ara', en: 'Search products' },
  searchPlaceholder: { tr: 'Ürün adı veya açıklaması', en: 'Product name or description' },
  search: { tr: 'Ara', en: 'Search' },
  categoryChoice: { tr: 'Kategori', en: 'Category' },
  all: { tr: 'Tümü', en: 'All' },
  results: { tr: 'Sonuçlar', en: 'Results' },
  listTitle: { tr: 'Ürün listesi', en: 'List of products' },
  /** `#` is replaced by the number of matches, which has its own style. */
  counted: {
    tr: (all: string) => `${all} üründen # tanesi gösteriliyor`,
    en: (all: string) => `Showing # of ${all} products`,
  },
  pageOf: {
    tr: (page: number, pages: number) => `sayfa ${formatNumber(page)}/${formatNumber(pages)}`,
    en: (page: number, pages: number) => `page ${formatNumber(page)} of ${formatNumber(pages)}`,
  },
  order: { tr: 'Sıralama', en: 'Order' },
  byName: { tr: 'Ada göre', en: 'By name' },
  byMatch: { tr: 'En ilgili', en: 'Most relevant' },
  price: { tr: 'Fiyat: önce ucuz', en: 'Price: low to high' },
  'price-desc': { tr: 'Fiyat: önce pahalı', en: 'Price: high to low' },
  partly: {
    tr: 'Kelimelerin hepsi birlikte bulunamadı; bir kısmını içerenler',
    en: 'Nothing has all of the words; these have some of them',
  },
  others: {
    tr: (text: string) => `İçinde “${text}” geçen diğer ürünler`,
    en: (text: string) => `Others with “${text}” somewhere in their text`,
  },
  offeredBy: { tr: 'Sunan işletmeler', en: 'Offered by' },
  noBusinesses: { tr: 'Bu ürünü sunan işletme bulunamadı', en: 'No businesses found' },
  empty: { tr: 'Ürün bulunamadı', en: 'No products found' },
  emptyText: {
    tr: 'Aramanızı kısaltın ya da filtreleri kaldırın.',
    en: 'Shorten your search or remove filters.',
  },
  clear: { tr: 'Filtreleri Temizle', en: 'Clear filters' },
  emptyPage: { tr: 'Bu sayfada ürün yok', en: 'No products on this page' },
  failedTitle: { tr: 'Ürünler yüklenemedi', en: 'Products could not be loaded' },
  failed: {
    tr: (message: string) => `Ürünler yüklenirken hata oluştu: ${message}`,
    en: (message: string) => `Error loading products: ${message}`,
  },
  reduced: {
    tr: 'Arama şu anda sınırlı çalışıyor: yalnızca tam kelimeler aranıyor.',
    en: 'Search is limited right now: only whole words are found.',
  },
  describe: {
    tr: 'Türkiye’nin gıda üreticilerinden baharat, peynir, zeytinyağı, bakliyat ve daha fazlası: fiyatları ve sunan işletmeleriyle.',
    en: 'Spices, cheese, olive oil, pulses and more from the food producers of Turkey, with prices and suppliers.',
  },
  keywords: { tr: 'gıda ürünleri, toptan gıda, ürün fiyatları', en: 'food products, wholesale food, product prices' },
  baharat: { tr: 'Baharat', en: 'Spices' },
  firin: { tr: 'Fırın ve Pastane', en: 'Bakery' },
  'sut-urunleri': { tr: 'Süt Ürünleri', en: 'Dairy' },
  et: { tr: 'Et Ürünleri', en: 'Meat' },
  sekerleme: { tr: 'Şekerleme', en: 'Sweets' },
  'meyve-sebze': { tr: 'Meyve ve Sebze', en: 'Produce' },
  icecek: { tr: 'Çay ve İçecek', en: 'Beverages' },
  yaglar: { tr: 'Zeytinyağı ve Yağlar', en: 'Oils' },
  'tahil-bakliyat': { tr: 'Tahıl ve Bakliyat', en: 'Grains' },
  kuruyemis: { tr: 'Kuruyemiş', en: 'Nuts' },
});
