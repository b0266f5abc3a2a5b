import { FORM_LABELS } from '@tedarik/fields';
import { defineMessages } from '../../../lib/messages.js';

const { product: OF_PRODUCT } = FORM_LABELS;

export const managedProductMessages = defineMessages({
  title: { tr: 'Ürünler', en: 'Products' },
  lead: {
    tr: 'İşletmelerin sunduğu ürünler. Kaydedilen ürün işletmenin sayfasında hemen görünür.',
    en: 'What businesses offer. A saved product is on the page of its business at once.',
  },
  searchIn: { tr: 'Ad, açıklama veya kategori', en: 'Name, description or category' },
  name: OF_PRODUCT.name,
  description: OF_PRODUCT.description,
  business: OF_PRODUCT.businessId,
  category: OF_PRODUCT.categoryId,
  price: OF_PRODUCT.price,
  imageUrl: OF_PRODUCT.imageUrl,
  image: { tr: 'Görsel', en: 'Image' },
  allCategories: { tr: 'Tüm kategoriler', en: 'All categories' },
  allBusinesses: { tr: 'Tüm işletmeler', en: 'All businesses' },
  order: { tr: 'Sıralama', en: 'Order' },
  orderNewest: { tr: 'En yeni', en: 'Newest' },
  orderName: { tr: 'Ada göre (A-Z)', en: 'By name (A-Z)' },
  orderNameDown: { tr: 'Ada göre (Z-A)', en: 'By name (Z-A)' },
  orderCheap: { tr: 'Ucuzdan pahalıya', en: 'Cheapest first' },
  orderDear: { tr: 'Pahalıdan ucuza', en: 'Most expensive first' },
  chooseBusiness: { tr: 'İşletme adı yazın', en: 'Type the name of a business' },
  chooseCategory: { tr: 'Kategori seçin', en: 'Choose a category' },
  noBusiness: { tr: 'Böyle bir işletme yok', en: 'There is no such business' },
  notPublic: { tr: 'yayında değil', en: 'not public' },
  priceHelp: {
    tr: 'Boş bırakılırsa fiyat sorulur. Örnek: 1.250,50',
    en: 'Left empty, visitors request the price. Example: 1.250,50',
  },
  tooMany: { tr: 'Bir işletmenin en çok 500 ürünü olabilir', en: 'A business has 500 products at most' },
  tooLong: {
    tr: 'İşletmenin ürün açıklamaları birlikte çok uzun. Bazılarını kısaltın',
    en: 'The descriptions of the products of this business are too long together. Shorten some of them',
  },
  invalidPrice: {
    tr: '0 ile 9.999.999,99 arasında bir tutar yazın',
    en: 'Enter an amount from 0 to 9.999.999,99',
  },
  businessGone: { tr: 'Bu işletme artık yok', en: 'This business is no longer there' },
  categoryGone: { tr: 'Bu kategori artık yok', en: 'This category is no longer there' },
  edit: { tr: 'Ürünü Düzenle', en: 'Edit product' },
  add: { tr: 'Yeni Ürün', en: 'New product' },
  lastChange: { tr: (at: string) => `Son değişiklik: ${at}`, en: (at: string) => `Last change: ${at}` },
  added: { tr: 'Ürün eklendi', en: 'Product added' },
  updated: { tr: 'Ürün güncellendi', en: 'Product updated' },
  deleted: { tr: 'Ürün silindi', en: 'Product deleted' },
  deletedMany: { tr: () => 'Ürünler silindi', en: () => 'Products Deleted' },
  failedToAdd: { tr: 'Ürün eklenemedi', en: 'Product could not be added' },
  failedToUpdate: { tr: 'Ürün güncellenemedi', en: 'Product could not be updated' },
  failedToDelete: { tr: 'Ürün silinemedi', en: 'Product could not be deleted' },
  failedToDeleteMany: { tr: 'Ürünler silinemedi', en: 'Failed to delete products' },
  failedToLoad: { tr: 'Ürünler yüklenemedi', en: 'Products could not be loaded' },
});
