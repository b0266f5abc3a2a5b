import { defineMessages } from '../../../lib/messages.js';

export const searchMessages = defineMessages({
  title: { tr: 'Aramalar', en: 'Searches' },
  lead: {
    tr: 'Ziyaretçilerin son 90 günde işletmeler arasında aradıkları ve sonuçlardan kaçını açtıkları. Kimin aradığı kaydedilmez; e-posta adresi veya telefon numarası içeren aramalar alınmaz.',
    en: 'What visitors searched for among the businesses in the last 90 days, and how many of the results they opened. Nobody is recorded with it, and no search for a mail address or a telephone number is kept.',
  },
  searchIn: { tr: 'Aranan metin', en: 'Text' },
  text: { tr: 'Arama', en: 'Search' },
  times: { tr: 'Kez', en: 'Times' },
  found: { tr: 'Bulunan', en: 'Found' },
  last: { tr: 'Son arama', en: 'Last' },
  all: { tr: 'Sonuç: tümü', en: 'Found: all' },
  nothingFound: { tr: 'Sonuç: bulunamayanlar', en: 'Found: nothing' },
  neverClicked: { tr: 'Sonuç: hiç tıklanmayanlar', en: 'Found: never clicked' },
  clicks: { tr: 'Tıklama', en: 'Clicks' },
  unclicked: { tr: 'Tıklanmadı', en: 'Never' },
  meanRank: { tr: 'Ort. sıra', en: 'Mean place' },
  nothing: { tr: 'Sonuç yok', en: 'Nothing' },
  onTheSite: { tr: 'Sitede aç', en: 'Open on the site' },
  inSynonyms: { tr: 'Eş anlamlılarda ara', en: 'Look among the synonyms' },
  newSynonym: { tr: 'Eş anlamlı ekle', en: 'Add a synonym' },
  newCategory: { tr: 'Kategori ekle', en: 'Add a category' },
  none: { tr: 'Henüz arama yapılmadı', en: 'Nobody has searched yet' },
  failedToLoad: { tr: 'Aramalar yüklenemedi', en: 'The searches could not be loaded' },
});
