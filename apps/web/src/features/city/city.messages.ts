import { withSuffix } from '@tedarik/turkish';
import { defineMessages } from '../../lib/messages.js';

export const cityMessages = defineMessages({
  cities: { tr: 'Şehirler', en: 'Cities' },
  allCities: { tr: 'Tüm şehirler', en: 'All cities' },
  title: {
    tr: (city: string) => `${withSuffix(city, 'daki')} Gıda Tedarikçileri`,
    en: (city: string) => `Food suppliers in ${city}`,
  },
  businessesIn: {
    tr: (city: string) => `${withSuffix(city, 'daki')} işletmeler`,
    en: (city: string) => `Businesses in ${city}`,
  },
  failed: { tr: 'Şehir yüklenemedi', en: 'The city could not be loaded' },
  notFound: { tr: 'Şehir bulunamadı', en: 'City not found' },
  describe: {
    tr: (city: string) =>
      `${withSuffix(city, 'daki')} gıda üreticileri ve toptancıları: puanları, ürünleri, adresleri ve iletişim bilgileri tek sayfada.`,
    en: (city: string) => `Food producers and wholesalers in ${city}: ratings, products, addresses and contacts.`,
  },
  keyword: { tr: (city: string) => `${city} gıda toptancıları`, en: (city: string) => `${city} food wholesalers` },
});
