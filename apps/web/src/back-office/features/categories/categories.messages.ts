import { defineMessages } from '../../../lib/messages.js';

export const categoryMessages = defineMessages({
  title: { tr: 'Kategoriler', en: 'Categories' },
  lead: {
    tr: 'İşletmelerin ve ürünlerin kategorileri. Adı değişen kategorinin eski adresi yenisine yönlendirilir.',
    en: 'Categories of businesses and products. The former address of a renamed category leads to the new one.',
  },
  manageSeo: { tr: 'SEO İçeriğini Yönet', en: 'Manage SEO content' },
  searchIn: { tr: 'Kategori adı', en: 'Category name' },
  name: { tr: 'Ad', en: 'Name' },
  address: { tr: 'Sayfa adresi', en: 'Address of its page' },
  businesses: { tr: 'İşletme sayısı', en: 'Businesses' },
  add: { tr: 'Yeni Kategori', en: 'New category' },
  edit: { tr: 'Kategoriyi Düzenle', en: 'Edit category' },
  added: { tr: 'Kategori eklendi', en: 'Category added' },
  updated: { tr: 'Kategori güncellendi', en: 'Category updated' },
  deleted: { tr: 'Kategori silindi', en: 'Category deleted' },
  deletedMany: { tr: 'Kategoriler silindi', en: 'Categories Deleted' },
  failedToAdd: { tr: 'Kategori eklenemedi', en: 'Category could not be added' },
  failedToUpdate: { tr: 'Kategori güncellenemedi', en: 'Category could not be updated' },
  failedToDelete: { tr: 'Kategori silinemedi', en: 'Category could not be deleted' },
  failedToDeleteMany: { tr: 'Kategoriler silinemedi', en: 'Failed to delete categories' },
  failedToLoad: { tr: 'Kategoriler yüklenemedi', en: 'Categories could not be loaded' },
  failedToCount: {
    tr: 'İçindeki işletmeler ve ürünler sayılamadı',
    en: 'The businesses and products in it could not be counted',
  },
  use: {
    tr: (businesses: string, products: string) => `${businesses} işletme ve ${products} ürün kullanıyor.`,
    en: (businesses: string, products: string) => `Used by ${businesses} businesses and ${products} products.`,
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
