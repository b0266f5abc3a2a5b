import { defineMessages } from '../../../lib/messages.js';

export const indicesMessages = defineMessages({
  title: { tr: 'Arama dizini', en: 'Search index' },
  businesses: { tr: 'Firmalar', en: 'Businesses' },
  products: { tr: 'Ürünler', en: 'Products' },
  documents: { tr: 'Belge', en: 'Documents' },
  noIndex: { tr: 'Dizin henüz yok', en: 'No index yet' },
  lag: { tr: 'Bekleyen değişiklik', en: 'Changes waiting' },
  parked: { tr: 'İşlenemeyen mesaj', en: 'Messages not handled' },

  details: { tr: 'Ayrıntılar', en: 'Details' },
  more: { tr: (n: string) => `ve ${n} mesaj daha`, en: (n: string) => `and ${n} more` },
  'handler-failed': { tr: 'İşlenirken hata oluştu', en: 'Failed while it was handled' },
  'bad-envelope': { tr: 'Mesaj okunamıyor', en: 'The message cannot be read' },
  'bad-data': { tr: 'İçeriği geçersiz', en: 'Its content is not valid' },
  'unknown-subject': { tr: 'Bilinmeyen konu', en: 'Unknown subject' },

  redrive: { tr: 'Yeniden dene', en: 'Try again' },
  redriven: {
    tr: (n: string) => `${n} mesaj yeniden işlenmek üzere gönderildi`,
    en: (n: string) => `${n} messages were sent again`,
  },
  notRedriven: { tr: 'Mesajlar yeniden gönderilemedi', en: 'The messages could not be sent again' },

  discard: { tr: 'Vazgeç', en: 'Discard' },
  discardTitle: { tr: 'Mesajlardan vazgeçilsin mi?', en: 'Discard the messages?' },
  discardText: {
    tr: (n: string) => `${n} mesaj silinecek. Bu işlem geri alınamaz.`,
    en: (n: string) => `${n} messages will be deleted. This cannot be undone.`,
  },
  discardThem: { tr: 'Mesajları sil', en: 'Delete the messages' },
  keep: { tr: 'Kalsın', en: 'Keep them' },
  discarded: { tr: (n: string) => `${n} mesaj silindi`, en: (n: string) => `${n} messages were deleted` },
  notDiscarded: { tr: 'Mesajlar silinemedi', en: 'The messages could not be deleted' },

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
