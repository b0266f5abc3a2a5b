import { defineMessages } from '../lib/messages.js';

export const dayBarsMessages = defineMessages({
  summary: {
    tr: (title: string, total: string, most: string, day: string) =>
      `${title}: toplam ${total}, en çok ${most} (${day})`,
    en: (title: string, total: string, most: string, day: string) =>
      `${title}: ${total} in total, ${most} at most (${day})`,
  },
  table: { tr: 'Günlere göre', en: 'By day' },
  day: { tr: 'Gün', en: 'Day' },
  count: { tr: 'Sayı', en: 'Count' },
});
