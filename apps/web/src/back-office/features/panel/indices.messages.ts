import { defineMessages } from '../../../lib/messages.js';

export const indicesMessages = defineMessages({
  title: { tr: 'Arama dizini', en: 'Search index' },
  businesses: { tr: 'İşletmeler', en: 'Businesses' },
  products: { tr: 'Ürünler', en: 'Products' },
  documents: { tr: 'Belge', en: 'Documents' },
  noIndex: { tr: 'Dizin henüz yok', en: 'No index yet' },
  lag: { tr: 'Bekleyen mesaj', en: 'Messages waiting' },

  rebuild: { tr: 'Dizini yeniden kur', en: 'Rebuild the index' },
  rebuildTitle: { tr: 'Dizin yeniden kurulsun mu?', en: 'Rebuild the index?' },
  rebuildText: {
    tr: (name: string) => `"${name}" dizini baştan doldurulacak. Arama bu sırada çalışmaya devam eder.`,
    en: (name: string) => `The index "${name}" will be filled anew. Search goes on meanwhile.`,
  },
  startIt: { tr: 'Yeniden kur', en: 'Rebuild' },
  started: { tr: 'Dizin yeniden kuruluyor', en: 'The index is being rebuilt' },
  notStarted: { tr: 'Dizin yeniden kurulamadı', en: 'The index could not be rebuilt' },
  'rebuild-running': { tr: 'Dizin zaten yeniden kuruluyor.', en: 'The index is already being rebuilt.' },
  progress: { tr: 'Yeniden kurma ilerlemesi', en: 'Progress of the rebuild' },
  filled: { tr: (n: string) => `${n} kayıt yazıldı`, en: (n: string) => `${n} records written` },
  filledOf: {
    tr: (n: string, of: string) => `${n} / ${of} kayıt yazıldı`,
    en: (n: string, of: string) => `${n} of ${of} records written`,
  },
});
