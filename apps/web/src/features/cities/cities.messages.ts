import { defineMessages } from '../../lib/messages.js';

export const citiesMessages = defineMessages({
  title: { tr: 'Şehirler', en: 'Cities' },
  lead: {
    tr: 'Her şehrin kendi tezgâhı var. İşletmelerin bulunduğu şehirlere kuşbakışı bakın.',
    en: 'Every city has a counter of its own. See the cities that have businesses from above.',
  },
  all: { tr: 'Tüm şehirler', en: 'All cities' },
  empty: { tr: 'Henüz şehir eklenmemiş.', en: 'No cities have been added yet.' },
  failed: { tr: 'Şehirler yüklenemedi', en: 'Cities could not be loaded' },
  description: {
    tr: 'Gıda tedarikçilerinin bulunduğu şehirler ve işletme sayıları: kendi şehrinizin üretici ve toptancılarını bulun.',
    en: 'Cities that have food suppliers, with their numbers of businesses: find producers and wholesalers near you.',
  },
  keywords: { tr: 'şehirler, gıda toptancıları, yerel üretici', en: 'cities, food wholesalers, local producers' },
});
