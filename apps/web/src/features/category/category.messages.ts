import { defineMessages } from '../../lib/messages.js';

export const categoryMessages = defineMessages({
  categories: { tr: 'Kategoriler', en: 'Categories' },
  title: {
    tr: (category: string) => `${category} Tedarikçileri`,
    en: (category: string) => `${category} suppliers`,
  },
  allCategories: { tr: 'Tüm kategoriler', en: 'All categories' },
  showing: {
    tr: (category: string, count: string) => `${category} kategorisinde ${count} işletme gösteriliyor`,
    en: (category: string, count: string) => `showing ${count} business(es) in ${category}`,
  },
  failed: { tr: 'Kategori yüklenemedi', en: 'The category could not be loaded' },
  notFound: { tr: 'Kategori bulunamadı', en: 'Category not found' },
  gone: { tr: 'Bu kategori kaldırıldı.', en: 'This category has been removed.' },
  describe: {
    tr: (category: string) =>
      `${category} tedarikçileri: Türkiye’nin her yanından üretici ve toptancıların puanları, ürünleri ve iletişim bilgileri.`,
    en: (category: string) =>
      `${category} suppliers: producers and wholesalers all over Turkey with ratings, products and contacts.`,
  },
  keyword: { tr: (category: string) => `${category} toptan`, en: (category: string) => `${category} wholesale` },
});
