import { defineMessages } from '../messages.js';

export const seoMessages = defineMessages({
  defaultTitle: { tr: 'Güvenilir Türk Gıda Tedarikçileri', en: 'Trustworthy Turkish food suppliers' },
  language: { tr: 'tr_TR', en: 'en_US' },
  descriptionEnd: {
    tr: 'Türkiye’nin gıda tedarikçileri rehberinde ürünler, puanlar ve iletişim bilgileri.',
    en: 'Products, ratings and contacts in the directory of Turkey’s food suppliers.',
  },
  pageSuffix: { tr: (page: number) => `Sayfa ${page}`, en: (page: number) => `Page ${page}` },
  home: { tr: 'Ana Sayfa', en: 'Home' },
});
