import { formatNumber } from '@tedarik/turkish';
import { defineMessages } from '../../../lib/messages.js';

export const effectMessages = defineMessages({
  title: { tr: 'Aramalara etkisi', en: 'Effect on searches' },
  show: { tr: 'Etkisini göster', en: 'Show its effect' },
  lead: {
    tr: 'Ziyaretçilerin bu kelimelerle yaptığı son aramaların şimdi ve kaydettikten sonra ne bulduğunu gösterir.',
    en: 'Shows what the latest searches of visitors with these words find now and would find after saving.',
  },
  total: {
    tr: (all: number, changed: number) => `${formatNumber(all)} aramadan ${formatNumber(changed)} tanesi değişir.`,
    en: (all: number, changed: number) => `${formatNumber(changed)} of ${formatNumber(all)} searches change.`,
  },
  unchanged: {
    tr: (all: number) => `${formatNumber(all)} arama denendi, hiçbirinde bulunanlar değişmez.`,
    en: (all: number) => `${formatNumber(all)} searches were tried, and none finds anything else.`,
  },
  none: {
    tr: 'Son 90 günde bu değişikliğin dokunduğu bir arama yapılmadı.',
    en: 'Nobody has made a search in the last 90 days that this changes anything about.',
  },
  notWhole: {
    tr: 'Süre hepsini denemeye yetmedi; son yapılan aramalar gösteriliyor.',
    en: 'There was no time for all of them: these are the latest.',
  },
  search: { tr: 'Arama', en: 'Search' },
  before: { tr: 'Önce', en: 'Before' },
  after: { tr: 'Sonra', en: 'After' },
  firstTen: { tr: 'İlk on sonuç', en: 'First ten' },
  sameTen: { tr: 'Değişmez', en: 'Unchanged' },
  added: { tr: 'Girer:', en: 'Comes in:' },
  removed: { tr: 'Çıkar:', en: 'Leaves:' },
  failed: { tr: 'Etkisi gösterilemedi', en: 'Its effect could not be shown' },
  searchAway: {
    tr: 'Arama şu anda yanıt vermiyor. Birkaç dakika sonra yeniden deneyin; kaydetmek yine de mümkün.',
    en: 'The search engine does not answer. Try again in a few minutes; you can save nevertheless.',
  },
  tooMany: {
    tr: 'Kısa sürede çok fazla deneme yapıldı. Birkaç dakika bekleyin.',
    en: 'Too many tries in a short time. Wait a few minutes.',
  },
});
