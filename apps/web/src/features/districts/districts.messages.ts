import { defineMessages } from '../../lib/messages.js';

export const districtsMessages = defineMessages({
  districts: { tr: 'Semtler', en: 'Districts' },
  titleOfIstanbul: { tr: 'İstanbul Semtleri', en: 'Districts of Istanbul' },
  titleOfAll: { tr: 'Tüm Semtler ve İlçeler', en: 'All districts' },
  leadOfIstanbul: {
    tr: 'Çarşısı, pazarı ve hali ayrı her semtin tezgâhına yukarıdan bakın.',
    en: 'Every district has its own bazaar, market and hall: see them from above.',
  },
  leadOfAll: {
    tr: 'Türkiye’nin dört bir yanındaki semt ve ilçelerin tedarikçileri, şehir şehir.',
    en: 'Suppliers in districts all over Turkey, city by city.',
  },
  toAll: { tr: 'Tüm şehirlerin semtleri', en: 'Districts of all cities' },
  toIstanbul: { tr: 'İstanbul semtleri', en: 'Districts of Istanbul' },
  describe: {
    tr: (district: string) => `${district} bölgesindeki gıda tedarikçilerini keşfedin.`,
    en: (district: string) => `Discover the food suppliers of ${district}.`,
  },
  withoutBusinesses: { tr: 'Henüz işletme eklenmemiş olanlar', en: 'No businesses here yet' },
  empty: { tr: 'Henüz semt eklenmemiş.', en: 'No districts have been added yet.' },
  failed: { tr: 'Semtler yüklenemedi', en: 'Districts could not be loaded' },
  descriptionOfIstanbul: {
    tr: 'İstanbul’un semtlerindeki gıda tedarikçileri: Kadıköy’den Fatih’e üretici ve toptancılar, işletme sayılarıyla.',
    en: 'Food suppliers in the districts of Istanbul, from Kartal to Fatih, with their numbers of businesses.',
  },
  descriptionOfAll: {
    tr: 'Türkiye’deki semt ve ilçelerin gıda tedarikçileri: bulunduğunuz yerin üretici ve toptancıları, şehirlere göre.',
    en: 'Food suppliers in the districts of Turkey: producers and wholesalers near you, grouped by city.',
  },
  keywords: { tr: 'semtler, ilçeler, gıda toptancıları', en: 'districts, food wholesalers' },
});
