import { defineMessages } from '../../../lib/messages.js';

export const restoreMessages = defineMessages({
  restore: { tr: 'Bu değişiklikten önceki hâline dön', en: 'Back to how it was before this change' },
  title: { tr: 'Önceki hâline dön', en: 'Back to a former version' },
  help: {
    tr: 'Aşağıdakiler forma yazılır; kaydettiğinizde geçerli olur.',
    en: 'What follows is put into the form; it holds once you save.',
  },
  field: { tr: 'Alan', en: 'Field' },
  now: { tr: 'Şimdi formda', en: 'In the form now' },
  then: { tr: 'O zaman', en: 'At that time' },
  same: { tr: 'Form zaten öyle.', en: 'The form says so already.' },
  lost: {
    tr: (fields: string) =>
      `Günlükte tamamı bulunmadığı ya da bu formda düzenlenmediği için olduğu gibi kalır: ${fields}.`,
    en: (fields: string) =>
      `Stays as it is, because the log does not have all of it or this form does not edit it: ${fields}.`,
  },
  fill: { tr: 'Forma yaz', en: 'Put into the form' },
  filled: {
    tr: 'Önceki değerler forma yazıldı. Kaydettiğinizde geçerli olur.',
    en: 'The former values are in the form. They hold once you save.',
  },
});
