import { defineMessages } from '../../../lib/messages.js';

export const editMessages = defineMessages({
  draftFound: {
    tr: (when: string) => `Kaydedilmemiş taslak bulundu (${when})`,
    en: (when: string) => `An unsaved draft was found (${when})`,
  },
  draftHelp: {
    tr: (fields: string) => `Yazılıp kaydedilmeyenler: ${fields}.`,
    en: (fields: string) => `Typed and not saved: ${fields}.`,
  },
  continueDraft: { tr: 'Taslağa devam et', en: 'Continue the draft' },
  deleteDraft: { tr: 'Taslağı sil', en: 'Delete the draft' },
  draftTaken: { tr: 'Taslak forma alındı; henüz kaydedilmedi.', en: 'The draft is in the form; it is not saved yet.' },

  takenFromOther: {
    tr: (fields: string) => `Diğer düzenleyenin değiştirdikleri forma eklendi: ${fields}. Yazdıklarınız duruyor.`,
    en: (fields: string) => `What was changed there was added to the form: ${fields}. What you typed is still there.`,
  },
  nothingLost: {
    tr: 'Yazdıklarınız duruyor. Denetleyip kaydedin.',
    en: 'What you typed is still there. Look it over and save.',
  },
  bothChanged: {
    tr: 'Aşağıdakileri ikiniz de değiştirdiniz; hangisinin kalacağını seçin:',
    en: 'Both of you changed what follows; choose which is to stay:',
  },
  draftDiffers: {
    tr: 'Aşağıdakiler taslaktan sonra değişti; hangisinin kalacağını seçin:',
    en: 'What follows has changed since the draft; choose which is to stay:',
  },
  inDraft: { tr: 'Taslakta', en: 'In the draft' },
  inForm: { tr: 'Şimdi formda', en: 'In the form now' },
  removed: { tr: 'kaldırıldı', en: 'removed' },
  chooseFirst: {
    tr: 'Kaydetmeden önce her satırda birini seçin.',
    en: 'Choose one in each row before you save.',
  },
  saveMerged: { tr: 'Birleştirip kaydet', en: 'Merge and save' },
});
