import { formatNumber, formatRating } from '@tedarik/turkish';
import { defineMessages } from '../lib/messages.js';

/** Messages of components that many pages share. */
export const componentMessages = defineMessages({
  signIn: { tr: 'Giriş Yap', en: 'Sign in' },
  home: { tr: 'Ana Sayfa', en: 'Home' },
  trail: { tr: 'Sayfa yolu', en: 'Breadcrumb' },
  verified: { tr: 'Doğrulanmış', en: 'Verified' },
  featured: { tr: 'Öne Çıkan', en: 'Featured' },
  noLocation: { tr: 'Konum belirtilmemiş', en: 'No location given' },
  keep: { tr: (name: string) => `Favorilere ekle: ${name}`, en: (name: string) => `Add ${name} to favourites` },
  nearMe: { tr: 'Yakınımda', en: 'Near me' },
  locating: { tr: 'Konumunuz alınıyor…', en: 'Locating you…' },
  notLocated: { tr: 'Konumunuz alınamadı', en: 'You could not be located' },
  allowLocation: {
    tr: 'Tarayıcınızın konum iznini açıp yeniden deneyin.',
    en: 'Allow your browser to share the location and try again.',
  },
  priceOnRequest: { tr: 'Fiyat için iletişime geçin', en: 'Price on request' },
  distance: {
    tr: (metres: number) => `${formatNumber(Math.max(1, Math.round(metres / 1000)))} km`,
    en: (metres: number) => `${formatNumber(Math.max(1, Math.round(metres / 1000)))} km`,
  },
  website: {
    tr: (name: string) => `${name} web sitesi (yeni sekmede açılır)`,
    en: (name: string) => `${name} website (opens in a new tab)`,
  },
  whatsapp: {
    tr: (name: string) => `${name}: WhatsApp’tan yazın (yeni sekmede açılır)`,
    en: (name: string) => `${name}: write on WhatsApp (opens in a new tab)`,
  },
  moreCategories: {
    tr: (count: number) => `${formatNumber(count)} kategori daha`,
    en: (count: number) => `${formatNumber(count)} more categories`,
  },
  rating: {
    tr: (rating: number) => `5 üzerinden ${formatRating(rating)}`,
    en: (rating: number) => `${formatRating(rating)} out of 5`,
  },
  ratingWithCount: {
    tr: (rating: number, count: number) => `5 üzerinden ${formatRating(rating)}, ${formatNumber(count)} yorum`,
    en: (rating: number, count: number) => `${formatRating(rating)} out of 5, ${formatNumber(count)} reviews`,
  },
  noReviews: { tr: 'Henüz değerlendirme yok', en: 'No ratings yet' },
  starOption: { tr: (stars: number) => `${stars} yıldız`, en: (stars: number) => `${stars} stars` },
  businessCount: {
    tr: (count: number) => `${formatNumber(count)} işletme`,
    en: (count: number) => `${formatNumber(count)} businesses`,
  },
  views: { tr: 'görüntülenme', en: 'views' },
  pages: { tr: 'Sayfalar', en: 'Pages' },
  page: { tr: (page: number) => `Sayfa ${page}`, en: (page: number) => `Page ${page}` },
  previous: { tr: 'Önceki', en: 'Previous' },
  next: { tr: 'Sonraki', en: 'Next' },
  beyondLastPage: {
    tr: 'Liste daha kısa. İlk sayfadan devam edebilirsiniz.',
    en: 'The list is shorter. Start at the first page.',
  },
  firstPage: { tr: 'İlk sayfaya dön', en: 'Back to the first page' },
  retry: { tr: 'Tekrar Dene', en: 'Try again' },
  traceId: { tr: (id: string) => `Hata kimliği: ${id}`, en: (id: string) => `Error id: ${id}` },
  unavailable: {
    tr: 'Hizmete şu anda ulaşılamıyor. Lütfen tekrar deneyin.',
    en: 'The service cannot be reached right now. Please try again.',
  },
  networkError: { tr: 'Ağ hatası', en: 'Network error' },
  failedTitle: { tr: 'Bir şeyler ters gitti', en: 'Something went wrong' },
  serverError: { tr: 'Sunucu hatası', en: 'Server error' },
  close: { tr: 'Kapat', en: 'Close' },
  loading: { tr: 'Yükleniyor…', en: 'Loading…' },
  needsScript: {
    tr: 'Burayı kullanmak için tarayıcınızda JavaScript açık olmalı.',
    en: 'To use this, JavaScript must be on in your browser.',
  },
});
