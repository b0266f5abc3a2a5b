import { defineMessages } from '../../../../lib/messages.js';
import { fieldLabels } from '../../../components/form/text-fields.js';

/** Where a column goes, by ImportTarget. */
export const targetMessages = defineMessages({
  ...fieldLabels,
  name: { tr: 'İşletme adı', en: 'Name of the business' },
  slug: { tr: 'Sayfa adresi', en: 'Address of its page' },
  description: { tr: 'Açıklama', en: 'Description' },
  address: { tr: 'Adres', en: 'Address' },
  street: { tr: 'Sokak', en: 'Street' },
  houseNumber: { tr: 'Kapı numarası', en: 'House number' },
  city: { tr: 'Şehir', en: 'City' },
  province: { tr: 'İl', en: 'Province' },
  borough: { tr: 'İlçe', en: 'District' },
  postalCode: { tr: 'Posta kodu', en: 'Postal code' },
  country: { tr: 'Ülke', en: 'Country' },
  countryCode: { tr: 'Ülke kodu', en: 'Country code' },
  latitude: { tr: 'Enlem', en: 'Latitude' },
  longitude: { tr: 'Boylam', en: 'Longitude' },
  coordinates: { tr: 'Koordinatlar', en: 'Coordinates' },
  placeId: { tr: 'Harita kimliği (place_id)', en: 'Id at the maps service (place_id)' },
  googleId: { tr: 'Harita kimliği (google_id)', en: 'Id at the maps service (google_id)' },
  category: { tr: 'Kategori', en: 'Category' },
  type: { tr: 'Tür (kategori bulmak için)', en: 'Type (tells the category)' },
  hours: { tr: 'Çalışma saatleri', en: 'Opening hours' },
  photosCount: { tr: 'Fotoğraf sayısı', en: 'Number of photos' },
  businessStatus: { tr: 'Açık ya da kapanmış', en: 'Open or closed' },
  rating: { tr: 'Alınmaz (puan)', en: 'Left out (rating)' },
});

export const recognisedMessages = defineMessages({
  columnsTitle: {
    tr: (known: string, all: string) => `Sütunlar tanındı: ${known} / ${all}`,
    en: (known: string, all: string) => `Columns recognised: ${known} of ${all}`,
  },
  fieldsTitle: {
    tr: (known: string, all: string) => `Alanlar tanındı: ${known} / ${all}`,
    en: (known: string, all: string) => `Fields recognised: ${known} of ${all}`,
  },
  leftOut: {
    tr: (names: string) => `Alınmayanlar: ${names}. Değerleri yalnızca satırın kaynak kaydında saklanır.`,
    en: (names: string) => `Left out: ${names}. Their values are kept with the source of each row only.`,
  },
  nothingLeftOut: { tr: 'Hiçbir şey dışarıda kalmıyor.', en: 'Nothing is left out.' },
  headerMissing: {
    tr: 'Sütun adları bulunamadı; sütunlar sırayla okundu: ad, sayfa adresi, kategori, ilçe, il, adres, telefon, e-posta, faaliyet.',
    en: 'No column is named; they were read in this order: name, slug, category, city, province, address, phone, email, activity_detail.',
  },
  show: { tr: 'Hangi değer nereye gidiyor?', en: 'What goes where?' },
  column: { tr: 'Dosyada', en: 'In the file' },
  sample: { tr: 'Örnek', en: 'Sample' },
  target: { tr: 'Nereye gider', en: 'Goes to' },
  targetOf: { tr: (name: string) => `${name}: nereye gider`, en: (name: string) => `${name}: goes to` },
  isChosen: { tr: 'Seçildi', en: 'Chosen' },
  chooseNameAndAddress: {
    tr: 'İşletme adının ve adresin hangi sütunda olduğu anlaşılamadı. Aşağıda seçin, sonra dosyayı yeniden okutun.',
    en: 'It is not clear which columns hold the name and the address. Choose them below, then have the file read again.',
  },
  chosenText: {
    tr: 'Yanlış tanınan sütunu listeden değiştirin. Seçimleriniz saklanır ve aynı sütunlara sahip sonraki dosyalarda kendiliğinden uygulanır.',
    en: 'Change a column that was understood wrongly. Your choices are kept, and hold for later files with the same columns.',
  },
  readAgain: { tr: 'Seçimlerle yeniden oku', en: 'Read again with these choices' },
  forget: { tr: 'Seçimleri unut', en: 'Forget the choices' },
  isLeftOut: { tr: 'Alınmaz', en: 'Left out' },
});
