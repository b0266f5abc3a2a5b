import { defineMessages } from '../../../../lib/messages.js';
import { fieldLabels } from '../../../components/form/text-fields.js';

/** Names of the fields to which columns are mapped, by ImportTarget. */
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
  columnsLeftOut: {
    tr: (names: string) => `Aktarılmayan sütunlar: ${names}. Değerleri yalnızca satırın kaynak kaydında saklanır.`,
    en: (names: string) => `Columns left out: ${names}. Their values are kept with the source of each row only.`,
  },
  fieldsLeftOut: {
    tr: (names: string) => `Aktarılmayan alanlar: ${names}. Değerleri yalnızca satırın kaynak kaydında saklanır.`,
    en: (names: string) => `Fields left out: ${names}. Their values are kept with the source of each row only.`,
  },
  nothingLeftOut: { tr: 'Hiçbir şey dışarıda kalmıyor.', en: 'Nothing is left out.' },
  headerMissing: {
    tr: 'Sütun adları bulunamadı; sütunlar sırayla okundu: ad, sayfa adresi, kategori, ilçe, il, adres, telefon, e-posta, faaliyet.',
    en: 'No column is named; they were read in this order: name, slug, category, city, province, address, phone, email, activity_detail.',
  },
  show: { tr: 'Hangi değer nereye gidiyor?', en: 'What goes where?' },
  column: { tr: 'Dosyada', en: 'In the file' },
  numbered: { tr: (at: string) => `${at}. sütun`, en: (at: string) => `Column ${at}` },
  sample: { tr: 'Örnekler', en: 'Samples' },
  target: { tr: 'Nereye gider', en: 'Goes to' },
  targetOf: { tr: (name: string) => `${name}: nereye gider`, en: (name: string) => `${name}: goes to` },
  isChosen: { tr: 'Seçildi', en: 'Chosen' },
  chooseNameAndAddress: {
    tr: 'İşletme adının ya da adresin hangi sütunda olduğu anlaşılamadı. Aşağıda seçin, sonra dosyayı yeniden okutun.',
    en: 'It is not clear which column holds the name or the address. Choose them below, then have the file read again.',
  },
  chosenText: {
    tr: 'Yanlış tanınan sütunu listeden değiştirin. Seçimleriniz saklanır ve aynı sütunlara sahip sonraki dosyalarda kendiliğinden uygulanır.',
    en: 'Change a column that was understood wrongly. Your choices are kept, and hold for later files with the same columns.',
  },
  joinedText: {
    tr: 'Adres birkaç sütuna bölünmüşse hepsi için “Adres” seçin; değerler birleştirilir. Alan kodu ayrı bir sütundaysa onun için de “Telefon” seçin.',
    en: 'If the address is spread over several columns, choose “Address” for all of them; their values are joined. If a column has the area code, choose “Telephone” for it too.',
  },
  chooseNameAndAddressField: {
    tr: 'İşletme adının ya da adresin hangi alanda olduğu anlaşılamadı. Aşağıda seçin, sonra dosyayı yeniden okutun.',
    en: 'It is not clear which field holds the name or the address. Choose them below, then have the file read again.',
  },
  chosenFieldsText: {
    tr: 'Yanlış tanınan alanı listeden değiştirin. Seçimleriniz saklanır ve aynı alanlara sahip sonraki dosyalarda kendiliğinden uygulanır.',
    en: 'Change a field that was understood wrongly. Your choices are kept, and hold for later files with the same fields.',
  },
  chosenOnceText: {
    tr: 'Yanlış tanınan sütunu listeden değiştirin. Dosyada sütun adları olmadığı için seçimleriniz yalnızca bu aktarımda geçerlidir.',
    en: 'Change a column that was understood wrongly. Your choices hold for this import only, because the file does not name its columns.',
  },
  isFromContent: { tr: 'İçeriğinden anlaşıldı', en: 'Told by its values' },
  transform: { tr: 'Dönüştür', en: 'Transform' },
  transformOf: { tr: (name: string) => `${name}: dönüştür`, en: (name: string) => `${name}: transform` },
  splitLegend: { tr: 'Sütunu böl', en: 'Split the column' },
  splitBy: { tr: (name: string) => `${name}: bölme işareti`, en: (name: string) => `${name}: sign to split at` },
  splitHelp: {
    tr: 'Değerler bu işaretin geçtiği yerden bölünür: “Kadıköy/İstanbul” için /. İlk parça yukarıda seçilen yere gider.',
    en: 'Values are split at this sign: / for “Kadıköy/İstanbul”. The first part goes where you chose above.',
  },
  splitSample: { tr: (parts: string) => `Örnek: ${parts}`, en: (parts: string) => `Sample: ${parts}` },
  partGoesTo: {
    tr: (name: string, part: number) => `${name}: ${part}. parça nereye gider`,
    en: (name: string, part: number) => `${name}: part ${part} goes to`,
  },
  part: { tr: (part: number) => `${part}. parça`, en: (part: number) => `Part ${part}` },
  addPart: { tr: 'Parça ekle', en: 'Add a part' },
  valuesLegend: { tr: 'Değerleri değiştir', en: 'Replace values' },
  valueFrom: {
    tr: (name: string, at: number) => `${name}: ${at}. değer, dosyada`,
    en: (name: string, at: number) => `${name}: value ${at} in the file`,
  },
  valueFromHint: { tr: 'Dosyadaki değer', en: 'Value in the file' },
  valueTo: {
    tr: (name: string, at: number) => `${name}: ${at}. değer, yerine`,
    en: (name: string, at: number) => `${name}: in place of value ${at}`,
  },
  emptiesValue: { tr: 'Boş: değer silinir', en: 'Empty: the value is deleted' },
  addValue: { tr: 'Değer ekle', en: 'Add a value' },
  removeValue: { tr: (at: number) => `${at}. değeri kaldır`, en: (at: number) => `Remove value ${at}` },
  remove: { tr: 'Kaldır', en: 'Remove' },
  constants: { tr: 'Dosyada olmayan bilgiler', en: 'What the file does not say' },
  constantsLead: {
    tr: 'Dosyada bulunmayan bir bilgiyi bütün satırlara yazın, örneğin kategori “Bal”. Dosyada dolu olan değer değişmez.',
    en: 'Write what the file does not say into all rows, such as the category “Bal”. A value of the file stays as it is.',
  },
  constantTarget: { tr: (at: number) => `${at}. bilgi`, en: (at: number) => `Field ${at}` },
  constantText: { tr: (at: number) => `${at}. bilginin değeri`, en: (at: number) => `Value of field ${at}` },
  constantHint: { tr: 'Değer', en: 'Value' },
  addConstant: { tr: 'Bilgi ekle', en: 'Add a field' },
  removeConstant: { tr: (at: number) => `${at}. bilgiyi kaldır`, en: (at: number) => `Remove field ${at}` },
  readAgain: { tr: 'Seçimlerle yeniden oku', en: 'Read again with these choices' },
  forget: { tr: 'Seçimleri unut', en: 'Forget the choices' },
  isLeftOut: { tr: 'Alınmaz', en: 'Left out' },
});
