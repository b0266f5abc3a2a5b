import { defineMessages } from '../../../../lib/messages.js';

export const guideMessages = defineMessages({
  title: { tr: 'Kullanım kılavuzu', en: 'How to use it' },
  jsonPaste: {
    tr: 'Harita hizmetinden aldığınız JSON verisini yapıştırın ya da dosya olarak yükleyin: bir dizi, tek bir kayıt, her satırda bir kayıt (NDJSON) ya da data, results, features, elements gibi bir alanın içinde bir dizi (GeoJSON da olur).',
    en: 'Paste the JSON of a maps service or upload it as a file: an array, a single record, a record to a line (NDJSON), or an array within a field such as data, results, features or elements (GeoJSON too).',
  },
  tsvPaste: {
    tr: 'Hesap tablosundan kopyaladığınız satırları yapıştırın ya da dosya yükleyin: CSV, metin, Excel veya OpenDocument. Yapıştırılan metinde sütunlar sekmeyle ayrılır; .csv dosyalarında noktalı virgül, virgül ve dikey çizgi de tanınır. İlk satır sütunları adlandırıyorsa (“Firma Adı”, “Adres”, “Telefon”…) sütunların sırası önemli değildir.',
    en: 'Paste rows copied from a spreadsheet, or upload a file: CSV, text, Excel or OpenDocument. Pasted columns have tabs between them; in .csv files semicolons, commas and pipes are recognised too. If the first line names the columns (“name”, “address”, “phone”…) they may be in any order.',
  },
  review: {
    tr: 'Önizlemede yeni, zaten var olan, şube olabilecek, emin olunamayan ve hatalı satırları görün; kategorileri ve her satıra ne olacağını seçin.',
    en: 'Look at the new, the known, the possible branches and the invalid ones; choose categories, and what becomes of each row.',
  },
  confirm: {
    tr: 'Onaylayın. Aktarım sunucuda sürer: bu sayfayı kapatabilir, duraklatabilir, sonra geri alabilirsiniz.',
    en: 'Confirm. The import runs on the server: you can close this page, pause it, and take it back afterwards.',
  },
  withoutDescription: {
    tr: 'Açıklaması olmayan işletmeler de aktarılır; ama formlarında bir değişiklik kaydedilirken açıklama yazılması gerekir.',
    en: 'Businesses without a description are imported too; but one has to be written when a change is saved in their form.',
  },
  encodings: {
    tr: 'UTF-8, UTF-16 ve Windows-1254 kodlamaları tanınır.',
    en: 'UTF-8, UTF-16 and Windows-1254 are recognised.',
  },
  sample: { tr: 'Örnek dosyayı indir', en: 'Download a sample' },
  exportNdjson: { tr: 'Bütün işletmeleri NDJSON olarak indir', en: 'Download all businesses as NDJSON' },
  exportTsv: { tr: 'Bütün işletmeleri TSV olarak indir', en: 'Download all businesses as TSV' },
  exportHelp: {
    tr: 'İndirilen dosya bu ekrandan geri yüklenebilir.',
    en: 'What is downloaded can be imported again here.',
  },
  otherNames: {
    tr: 'Türkçe başlıklar ile Outscraper, Apify, gosom, SerpApi, Google Places, OpenStreetMap, Overture ve Foursquare dosyalarının alan adları da tanınır. Neyin nereye gittiğini ve neyin alınmadığını önizlemede görür, bir tablonun sütunlarını orada başka yere yönlendirirsiniz. Türkiye dışındaki işletmeler alınmaz.',
    en: 'Turkish headings are recognised, and the names in files of Outscraper, Apify, gosom, SerpApi, Google Places, OpenStreetMap, Overture and Foursquare. The preview shows what goes where and what is left out, and lets you send the columns of a table elsewhere. Businesses outside of Türkiye are not imported.',
  },
  jsonFields: { tr: 'Okunan alanlar', en: 'Fields that are read' },
  tsvColumns: { tr: 'Sütunlar; adları yazmıyorsa bu sırayla', en: 'Columns; in this order where they are not named' },
  required: { tr: 'zorunlu', en: 'required' },

  jsonName: { tr: 'İşletmenin adı', en: 'Name of the business' },
  jsonAddress: {
    tr: 'Açık adres; ilçe, il ve posta kodu içinden bulunur',
    en: 'Address; city and district are found in it',
  },
  jsonPlace: {
    tr: 'Adreste yazmıyorsa şehir, il, ilçe, ülke ve posta kodu',
    en: 'City, province, district, country and postal code where the address does not say them',
  },
  jsonPoint: { tr: 'Enlem ve boylam', en: 'Latitude and longitude' },
  jsonIds: {
    tr: 'Harita hizmetindeki kimlikler; aynı işletme place_id ile tanınır',
    en: 'Ids at the maps service; place_id recognises the same business',
  },
  jsonTypes: {
    tr: 'İşletmenin türü; kategorisi ilk tanınan türden bulunur',
    en: 'Types; the first known one makes the category',
  },
  jsonContact: { tr: 'Telefon, e-posta ve web sitesi', en: 'Phone, e-mail and website' },
  jsonPictures: { tr: 'Logo ve fotoğraf adresleri, fotoğraf sayısı', en: 'Logo, photos and how many photos there are' },
  jsonHours: {
    tr: 'Çalışma saatleri: gün adına göre metin ya da dönemler',
    en: 'Opening hours: text by day, or periods',
  },
  jsonAbout: { tr: 'Açıklama', en: 'Description' },
  jsonYear: { tr: 'Kuruluş yılı', en: 'Year of foundation' },
  jsonStatus: {
    tr: 'CLOSED ile başlıyorsa işletme pasif olarak aktarılır',
    en: 'A business goes in as inactive when it begins with CLOSED',
  },

  tsvName: { tr: 'İşletmenin adı', en: 'Name of the business' },
  tsvSlug: {
    tr: 'Sayfasının adresi; boşsa ya da alınmışsa addan üretilir',
    en: 'Address of its page; made from the name when empty or taken',
  },
  tsvCategory: {
    tr: 'Kategori; boşsa faaliyet ayrıntısından tahmin edilir',
    en: 'Category; guessed from the activity when empty',
  },
  tsvCity: { tr: 'İlçe', en: 'District' },
  tsvProvince: { tr: 'İl', en: 'Province' },
  tsvAddress: { tr: 'Açık adres', en: 'Address' },
  tsvPhone: { tr: 'Telefon', en: 'Phone' },
  tsvEmail: { tr: 'E-posta', en: 'E-mail' },
  tsvActivity: { tr: 'Faaliyet ayrıntısı; açıklama olarak yazılır', en: 'What it does; stored as its description' },
});
