import { defineMessages } from '../../../lib/messages.js';

export const deadLetterMessages = defineMessages({
  title: { tr: 'İşlenemeyen mesajlar', en: 'Messages not handled' },
  none: { tr: 'Yok', en: 'None' },
  media: { tr: 'Görseller', en: 'Pictures' },
  indexer: { tr: 'Arama dizini', en: 'Search index' },

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

  discard: { tr: 'Sil', en: 'Discard' },
  discardTitle: { tr: 'Mesajlar silinsin mi?', en: 'Discard the messages?' },
  discardText: {
    tr: (n: string) => `${n} mesaj silinecek. Bu işlem geri alınamaz.`,
    en: (n: string) => `${n} messages will be deleted. This cannot be undone.`,
  },
  discardThem: { tr: 'Mesajları sil', en: 'Delete the messages' },
  keep: { tr: 'Mesajları sakla', en: 'Keep them' },
  discarded: { tr: (n: string) => `${n} mesaj silindi`, en: (n: string) => `${n} messages were deleted` },
  notDiscarded: { tr: 'Mesajlar silinemedi', en: 'The messages could not be deleted' },
});
