import { defineMessages } from '../../lib/messages.js';

export const pageFiguresMessages = defineMessages({
  title: { tr: 'Sayfanızın rakamları', en: 'Figures of your page' },
  lead: {
    tr: 'Ziyaretçilerin sayfanızda ne yaptığı, gün gün. Kimin yaptığı kaydedilmez; arama motorlarının robotları sayılmaz.',
    en: 'What visitors do on your page, day by day. Nobody records who they are, and robots are left out.',
  },
  period: { tr: 'Dönem', en: 'Period' },
  lastDays: { tr: (days: number) => `Son ${days} gün`, en: (days: number) => `Last ${days} days` },
  measure: { tr: 'Gösterilen rakam', en: 'Figure shown' },
  views: { tr: 'Görüntüleme', en: 'Views' },
  calls: { tr: 'Telefon tıklaması', en: 'Clicks on the telephone' },
  chats: { tr: 'WhatsApp tıklaması', en: 'Clicks on WhatsApp' },
  directions: { tr: 'Yol tarifi tıklaması', en: 'Clicks on directions' },
  websites: { tr: 'Web sitesi tıklaması', en: 'Clicks on the website' },
  quoteRequests: { tr: 'Fiyat talebi', en: 'Requests for prices' },
  quotesAway: {
    tr: 'Fiyat taleplerinin sayısı şu an alınamıyor.',
    en: 'The number of requests for prices is not available now.',
  },
  searches: { tr: 'Sayfanıza getiren aramalar', en: 'Searches that led to your page' },
  noSearches: {
    tr: 'Bu dönemde en az üç kez kullanılmış bir arama yok. Daha seyrek aramalar gösterilmez.',
    en: 'No search was used three times in this period. Rarer ones are not shown.',
  },
  times: { tr: (count: string) => `${count} kez`, en: (count: string) => `${count} times` },
  failed: { tr: 'Rakamlar yüklenemedi', en: 'The figures could not be loaded' },
});
