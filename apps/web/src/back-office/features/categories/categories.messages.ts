import { CATEGORY } from '@tedarik/fields';
import { defineMessages } from '../../../lib/messages.js';
import { recordMessages } from '../../components/record/record-messages.js';

export const managedCategoryMessages = defineMessages({
  ...recordMessages(CATEGORY, {
    lead: {
      tr: 'İşletmelerin ve ürünlerin kategorileri. Adı değişen kategorinin eski adresi yenisine yönlendirilir.',
      en: 'Categories of businesses and products. The former address of a renamed category leads to the new one.',
    },
    edit: { tr: 'Kategoriyi Düzenle', en: 'Edit category' },
  }),
  manageSeo: { tr: 'SEO İçeriğini Yönet', en: 'Manage SEO content' },
  searchIn: { tr: 'Kategori adı', en: 'Category name' },
  deletedMany: { tr: () => 'Kategoriler silindi', en: () => 'Categories Deleted' },
  failedToDeleteMany: { tr: 'Kategoriler silinemedi', en: 'Failed to delete categories' },
  failedToCount: {
    tr: 'İçindeki işletmeler ve ürünler sayılamadı',
    en: 'The businesses and products in it could not be counted',
  },
  use: {
    tr: (businesses: string, products: string) =>
      `Yayında olmayanlarla birlikte ${businesses} işletme ve ${products} ürün kullanıyor.`,
    en: (businesses: string, products: string) =>
      `Used by ${businesses} businesses and ${products} products, including those that are not public.`,
  },
  notUsed: { tr: 'Hiçbir işletme veya ürün kullanmıyor.', en: 'No business and no product uses it.' },
  moveTo: { tr: 'Taşınacak kategori', en: 'Category to move them to' },
  moveNowhere: { tr: 'Taşımadan bağlantıları kaldır', en: 'Move nowhere, take the links away' },
  withoutCategory: {
    tr: 'Kategorisiz kalan işletmeler, işletme listesinde Kategorisiz olarak görünür.',
    en: 'Businesses left without a category are listed as uncategorised.',
  },
  noSuchDestination: {
    tr: 'Taşınacak kategori artık yok; başka birini seçin.',
    en: 'The category to move them to is no longer there; choose another one.',
  },
});
