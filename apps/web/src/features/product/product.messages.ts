import { defineMessages } from '../../lib/messages.js';

/** Messages of a product's page. */
export const productMessages = defineMessages({
  products: { tr: 'Ürünler', en: 'Products' },
  share: { tr: (name: string) => `${name} sayfasını paylaş`, en: (name: string) => `Share the page of ${name}` },
  minimumOrder: { tr: 'Minimum sipariş', en: 'Minimum order' },
  seller: { tr: 'Satıcı', en: 'Seller' },
  sellers: { tr: 'Bu ürünü sunan işletmeler', en: 'Businesses that offer it' },
  similar: { tr: 'Benzer ürünler', en: 'Similar products' },
  requestQuote: { tr: 'Fiyat isteyin', en: 'Request a quote' },
  toSeller: { tr: 'İşletmeyi görün', en: 'See the business' },
  priceNote: {
    tr: 'Fiyatı işletme bildirir; siparişten önce teyit edin.',
    en: 'The business states the price; confirm it before you order.',
  },
  titleOf: {
    tr: (product: string, seller: string) => `${product} - ${seller}`,
    en: (product: string, seller: string) => `${product} - ${seller}`,
  },
  notFound: { tr: 'Ürün bulunamadı', en: 'Product not found' },
  notFoundText: {
    tr: 'Aradığınız ürün bulunamadı ya da şu anda sunulmuyor.',
    en: 'The product does not exist, or nobody offers it now.',
  },
  gone: { tr: 'Bu ürün kaldırıldı', en: 'This product was removed' },
  goneText: { tr: 'Bu ürün artık sunulmuyor.', en: 'It is no longer offered.' },
  backToList: { tr: 'Ürünlere dön', en: 'Back to products' },
  back: { tr: 'Geri Dön', en: 'Go back' },
  failed: { tr: 'Ürün yüklenemedi', en: 'The product could not be loaded' },
});
