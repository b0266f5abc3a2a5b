import { withSuffix } from '@tedarik/turkish';
import { defineMessages } from '../../lib/messages.js';

export const districtMessages = defineMessages({
  districts: { tr: 'Semtler', en: 'Districts' },
  allDistricts: { tr: 'Tüm semtler', en: 'All districts' },
  title: {
    tr: (district: string, city: string) => `${district}, ${city} Gıda Tedarikçileri`,
    en: (district: string, city: string) => `Food suppliers in ${district}, ${city}`,
  },
  businessesIn: {
    tr: (district: string) => `${withSuffix(district, 'daki')} işletmeler`,
    en: (district: string) => `Businesses in ${district}`,
  },
  describe: {
    tr: (district: string) => `${district} bölgesindeki gıda tedarikçilerini keşfedin.`,
    en: (district: string) => `Discover the food suppliers of ${district}.`,
  },
  notFound: { tr: 'Semt bulunamadı', en: 'District not found' },
  notFoundText: {
    tr: 'Bu adreste bir semt yok. Semtlerin listesinden devam edebilirsiniz.',
    en: 'There is no district at this address. Go on from the list of districts.',
  },
  goneText: {
    tr: 'Bu semtin sayfası kaldırıldı. Semtlerin listesinden devam edebilirsiniz.',
    en: 'The page of this district has been removed. Go on from the list of districts.',
  },
  failed: { tr: 'Semt yüklenemedi', en: 'The district could not be loaded' },
  keyword: {
    tr: (district: string) => `${district} gıda toptancıları`,
    en: (district: string) => `${district} food wholesalers`,
  },
});
