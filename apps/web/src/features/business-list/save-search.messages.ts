import { defineMessages } from '../../lib/messages.js';

export const saveSearchMessages = defineMessages({
  save: { tr: 'Bu aramayı kaydet', en: 'Save this search' },
  title: { tr: 'Aramayı kaydet', en: 'Save the search' },
  lead: {
    tr: 'Kelimeler, kategoriler, hizmetler ve sertifikalar kaydedilir; puan, açık olma ve konum kaydedilmez.',
    en: 'Words, categories, services and certificates are saved; rating, opening hours and your place are not.',
  },
  name: { tr: 'Aramanın adı', en: 'Name of the search' },
  nameTooLong: { tr: 'Ad en fazla 60 karakter olabilir', en: 'The name can have 60 characters at most' },
  mails: { tr: 'Uyan yeni firmaları e-postayla bildir', en: 'Mail me new businesses that fit' },
  confirm: { tr: 'Kaydet', en: 'Save' },
  cancel: { tr: 'Vazgeç', en: 'Cancel' },
  saved: { tr: 'Arama kaydedildi', en: 'Search saved' },
  savedText: {
    tr: '“Hesabım” sayfasındaki “Kayıtlı aramalarım”da bulabilirsiniz.',
    en: 'You find it under “My saved searches” on the page “My account”.',
  },
  full: {
    tr: 'En fazla 20 arama kaydedebilirsiniz. Yenisi için “Kayıtlı aramalarım”dan birini silin.',
    en: 'You can save 20 searches at most. Delete one under “My saved searches” first.',
  },
});
