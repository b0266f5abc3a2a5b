import { formatNumber } from '@tedarik/turkish';
import { defineMessages } from '../../lib/messages.js';

export const suggestionMessages = defineMessages({
  label: { tr: 'Öneriler', en: 'Suggestions' },
  first: { tr: 'En uygun', en: 'Best matches' },
  categories: { tr: 'Kategoriler', en: 'Categories' },
  cities: { tr: 'Şehirler', en: 'Cities' },
  districts: { tr: 'Semtler', en: 'Districts' },
  attributes: { tr: 'Özellikler', en: 'Attributes' },
  category: { tr: 'Kategori', en: 'Category' },
  city: { tr: 'Şehir', en: 'City' },
  district: { tr: 'Semt', en: 'District' },
  product: { tr: 'Ürün', en: 'Product' },
  business: { tr: 'İşletme', en: 'Business' },
  service: { tr: 'Hizmet', en: 'Service' },
  certificate: { tr: 'Sertifika', en: 'Certificate' },
  past: { tr: 'Geçmiş aramalar', en: 'Past searches' },
  forget: { tr: 'Geçmiş aramaları sil', en: 'Delete past searches' },
  products: { tr: 'Ürünler', en: 'Products' },
  businesses: { tr: 'İşletmeler', en: 'Businesses' },
  count: {
    tr: (count: number) => `${formatNumber(count)} öneri var. Ok tuşlarıyla seçin.`,
    en: (count: number) => `${formatNumber(count)} suggestions. Use the arrow keys to choose.`,
  },
  none: {
    tr: 'Öneri yok. Yine de aramak için Enter tuşuna basın.',
    en: 'No suggestions. Press Enter to search all the same.',
  },
});
