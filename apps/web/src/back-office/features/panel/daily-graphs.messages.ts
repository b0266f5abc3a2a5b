import { defineMessages } from '../../../lib/messages.js';

export const dailyGraphsMessages = defineMessages({
  last30: { tr: 'Son 30 gün', en: 'Last 30 days' },
  pageViews: { tr: 'Sayfa görüntüleme', en: 'Page views' },
  searchesMade: { tr: 'Arama', en: 'Searches' },
  reviewsPosted: { tr: 'Yorum', en: 'Reviews' },
  quoteRequests: { tr: 'Fiyat talebi', en: 'Requests for prices' },
  added: { tr: 'Eklenen işletme', en: 'Businesses added' },
  imported: { tr: 'Aktarımla gelen işletme', en: 'Businesses imported' },
  rose: {
    tr: (percent: string) => `Önceki 30 güne göre %${percent} arttı`,
    en: (percent: string) => `${percent}% more than in the 30 days before`,
  },
  fell: {
    tr: (percent: string) => `Önceki 30 güne göre %${percent} azaldı`,
    en: (percent: string) => `${percent}% less than in the 30 days before`,
  },
  unchanged: { tr: 'Önceki 30 günle aynı', en: 'As in the 30 days before' },
  noneBefore: { tr: 'Önceki 30 günde hiç yoktu', en: 'None in the 30 days before' },
  graphAway: { tr: 'Bu sayılar şu an alınamıyor.', en: 'These numbers are not available now.' },
  graphsFailed: { tr: 'Son 30 günün sayıları yüklenemedi', en: 'The last 30 days could not be loaded' },
});
