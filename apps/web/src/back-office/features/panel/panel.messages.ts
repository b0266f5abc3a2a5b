import { defineMessages } from '../../../lib/messages.js';

export const panelMessages = defineMessages({
  title: { tr: 'Panel', en: 'Dashboard' },
  businesses: { tr: 'Toplam işletme', en: 'Businesses' },
  categories: { tr: 'Kategori', en: 'Categories' },
  cities: { tr: 'Şehir', en: 'Cities' },
  failedToLoad: { tr: 'Panel yüklenemedi', en: 'The dashboard could not be loaded' },

  recent: { tr: 'Son Eklenenler', en: 'Recently added' },
  seeAll: { tr: 'Tümünü Gör', en: 'See all' },
  name: { tr: 'Ad', en: 'Name' },
  category: { tr: 'Kategori', en: 'Category' },
  place: { tr: 'Konum', en: 'Location' },
  noBusiness: { tr: 'Henüz işletme yok', en: 'No businesses yet' },
  pending: { tr: 'Beklemede', en: 'Pending' },
  inactive: { tr: 'Pasif', en: 'Inactive' },
  rejected: { tr: 'Reddedildi', en: 'Rejected' },

  waiting: { tr: 'Bekleyenler', en: 'Waiting' },
  submissions: { tr: 'Başvurular', en: 'Submissions' },
  pendingReviews: { tr: 'Onay bekleyen yorumlar', en: 'Reviews to approve' },
  reportedReviews: { tr: 'Bildirilen yorumlar', en: 'Reported reviews' },
  comments: { tr: 'Blog yorumları', en: 'Blog comments' },
  unknown: { tr: 'Sayı alınamadı', en: 'Number not available' },

  parts: { tr: 'Hizmetler', en: 'Services' },
  up: { tr: 'Çalışıyor', en: 'Working' },
  down: { tr: 'Ulaşılamıyor', en: 'Not reachable' },
  directory: { tr: 'İşletme rehberi', en: 'Directory' },
  reviews: { tr: 'Yorumlar', en: 'Reviews' },
  blog: { tr: 'Blog', en: 'Blog' },
  identity: { tr: 'Hesaplar', en: 'Accounts' },
  media: { tr: 'Görseller', en: 'Pictures' },
  search: { tr: 'Arama', en: 'Search' },
  sessions: { tr: 'Oturumlar', en: 'Sessions' },
});
