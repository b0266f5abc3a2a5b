import { defineMessages } from '../../../lib/messages.js';

export const districtMessages = defineMessages({
  title: { tr: 'Konumlar', en: 'Locations' },
  lead: {
    tr: 'Kendi sayfası olan semtler ve ilçeler. İşletmeler adresleriyle kendiliğinden eşleşir.',
    en: 'Districts that have a page of their own. Businesses belong to them by their addresses.',
  },
  searchIn: { tr: 'Semt, şehir, bölge veya ülke', en: 'District, city, region or country' },
  name: { tr: 'Semt', en: 'District' },
  city: { tr: 'Şehir', en: 'City' },
  region: { tr: 'Bölge', en: 'Region' },
  country: { tr: 'Ülke', en: 'Country' },
  description: { tr: 'Açıklama', en: 'Description' },
  imageUrl: { tr: 'Görsel adresi', en: 'Picture address' },
  image: { tr: 'Görsel', en: 'Picture' },
  imageHelp: { tr: 'https ile başlayan bir adres', en: 'An address that begins with https' },
  businesses: { tr: 'İşletme sayısı', en: 'Businesses' },
  allCities: { tr: 'Tüm şehirler', en: 'All cities' },
  cityOption: {
    tr: (name: string, districts: number, businesses: number) => `${name} (${districts} semt, ${businesses} işletme)`,
    en: (name: string, districts: number, businesses: number) =>
      `${name} (${districts} districts, ${businesses} businesses)`,
  },
  add: { tr: 'Yeni Semt', en: 'New district' },
  edit: { tr: 'Semti Düzenle', en: 'Edit district' },
  added: { tr: 'Semt eklendi', en: 'District added' },
  updated: { tr: 'Semt güncellendi', en: 'District updated' },
  deleted: { tr: 'Semt silindi', en: 'District deleted' },
  deletedMany: { tr: (n: number) => `${n} semt silindi`, en: (n: number) => `${n} districts deleted` },
  failedToAdd: { tr: 'Semt eklenemedi', en: 'District could not be added' },
  failedToUpdate: { tr: 'Semt güncellenemedi', en: 'District could not be updated' },
  failedToDelete: { tr: 'Semt silinemedi', en: 'District could not be deleted' },
  failedToLoad: { tr: 'Semtler yüklenemedi', en: 'Districts could not be loaded' },
  nameTaken: {
    tr: 'Bu şehirde bu adda bir semt zaten var',
    en: 'This city already has a district of this name',
  },
  linked: {
    tr: (n: number) => `${n} işletme buraya bağlı: işletmeler kalır, semtin sayfası kalkar.`,
    en: (n: number) => `${n} businesses belong here: they stay, the page of the district goes.`,
  },
  turkiye: { tr: 'Türkiye', en: 'Türkiye' },
});
