import { fieldOf, IMPORTED_FIELDS, recordKeysOf } from '@tedarik/fields';
import { defineMessages } from '../../../lib/messages.js';

/** Sentences about invalid values of plain fields, by the name of the field in imported records. */
const dropped = Object.fromEntries(
  IMPORTED_FIELDS.map((name) => {
    const { tr, en } = fieldOf(name).label;
    return [
      `dropped-${recordKeysOf(name)[0]}`,
      { tr: `${tr} geçersizdi, alınmadı.`, en: `${en} not valid, left out.` },
    ];
  }),
);

/** Further values of a cell that were not imported: with the values for one row, without them where rows are counted. */
const leftOut = Object.fromEntries(
  IMPORTED_FIELDS.map((name) => {
    const { tr, en } = fieldOf(name).label;
    return [
      `left-out-${recordKeysOf(name)[0]}`,
      {
        tr: (text: string) => `${tr}: birden çok değer vardı, ilki alındı${text && `; alınmayan: ${text}`}.`,
        en: (text: string) => `${en}: of several values the first was taken${text && `; left out: ${text}`}.`,
      },
    ];
  }),
);

/** Why a row or a file was not imported completely, by code of the imports service. A function gets the detail after the code. */
export const importReasonMessages = defineMessages({
  unknown: { tr: 'Bilinmeyen bir hata oluştu.', en: 'An unknown error occurred.' },

  'name-and-address-required': { tr: 'İşletme adı ve adres gereklidir.', en: 'Name and address are required.' },
  'name-required': {
    tr: 'İşletme adı ve adres gereklidir. Adı eksik.',
    en: 'Name and address are required. The name is missing.',
  },
  'address-required': {
    tr: 'İşletme adı ve adres gereklidir. Adresi eksik.',
    en: 'Name and address are required. The address is missing.',
  },
  'too-few-columns': { tr: 'Satırda en az 6 sütun olmalıdır.', en: 'A row needs at least 6 columns.' },
  'outside-turkiye': {
    tr: 'Adres Türkiye dışında. Yalnızca Türkiye’deki işletmeler aktarılır.',
    en: 'The address is outside of Türkiye. Only businesses in Türkiye are imported.',
  },
  'not-a-record': { tr: 'Bu kayıt bir işletmeyi tanımlamıyor.', en: 'This record does not describe a business.' },
  'not-json': {
    tr: 'Geçersiz JSON formatı. Lütfen JSON verisini kontrol edin.',
    en: 'Invalid JSON. Please check the JSON data.',
  },
  'all-rows-invalid': {
    tr: 'Dosyadaki satırların hepsi hatalı. Nedenleri son aktarımda yazıyor; dosya bir sonraki çalışmada yeniden denenir.',
    en: 'All rows of the file are invalid. The latest import says why; the next run tries the file again.',
  },
  'broken-quotes': {
    tr: 'Tırnak işareti kapatılmamış ya da yanlış yerde.',
    en: 'A quotation mark is not closed, or in the wrong place.',
  },
  'record-too-costly': {
    tr: 'Kayıt çok uzun sürede işlendiği için alınmadı. Lütfen kaydı sadeleştirin.',
    en: 'Reading the record took too long. Please make it simpler.',
  },
  'import-files-full': {
    tr: 'Yüklenen dosyalar için ayrılan alan doldu. Eski aktarımların dosyaları silinince tekrar deneyin.',
    en: 'The room for uploaded files is used up. Please try again once files of earlier imports are removed.',
  },
  'zip-archive': {
    tr: 'Bu bir zip arşivi. Arşivi açıp içindeki dosyayı yükleyin.',
    en: 'This is a zip archive. Please unpack it and upload the file in it.',
  },
  'spreadsheet-too-large': {
    tr: 'Hesap tablosu çok büyük (en fazla 25 MB). Sayfayı CSV olarak kaydedip yükleyin.',
    en: 'The spreadsheet is too large (at most 25 MB). Please save the sheet as CSV and upload that.',
  },
  'spreadsheet-locked': {
    tr: 'Hesap tablosu şifreyle korunuyor. Şifreyi kaldırıp yeniden yükleyin.',
    en: 'The spreadsheet is protected by a password. Please remove it and upload the file again.',
  },
  'spreadsheet-broken': {
    tr: 'Hesap tablosu okunamadı; dosya bozuk veya eksik olabilir.',
    en: 'The spreadsheet could not be read; the file may be damaged or incomplete.',
  },
  'sheet-not-found': {
    tr: 'Seçilen sayfa dosyada yok. Dosyayı yeniden seçin.',
    en: 'The chosen sheet is not in the file. Please choose the file again.',
  },
  'no-rows': { tr: 'Dosyada hiç kayıt yok.', en: 'The file holds no records.' },
  'record-too-large': { tr: 'Kayıt çok büyük (en fazla 256 KB).', en: 'The record is too large (at most 256 kB).' },
  'line-too-long': { tr: 'Satır çok uzun (en fazla 64 KB).', en: 'The line is too long (at most 64 kB).' },
  'category-unknown': {
    tr: 'Kategori oluşturulamadı veya bulunamadı',
    en: 'The category could not be created or found',
  },
  'business-exists': {
    tr: (name: string) => `"${name}" adlı işletme zaten mevcut`,
    en: (name: string) => `A business named "${name}" is already there`,
  },
  'duplicate-in-file': {
    tr: 'Dosyanın daha önceki bir satırı aynı işletme.',
    en: 'An earlier row of the file is the same business.',
  },
  'business-not-found': {
    tr: 'Güncellenecek işletme artık yok.',
    en: 'The business that was to be updated is no longer there.',
  },
  'branch-in-file': {
    tr: 'Dosyanın daha önceki bir satırı aynı adı taşıyor, yeri farklı.',
    en: 'An earlier row of the file bears the same name somewhere else.',
  },
  'matched-place-id': {
    tr: 'Aynı harita kimliğiyle (place_id) rehberde var.',
    en: 'The directory has it under the same place_id.',
  },
  'matched-name': {
    tr: 'Rehberde aynı adlı bir işletme var.',
    en: 'The directory has a business of the same name.',
  },
  'matched-nearness': {
    tr: 'Rehberde aynı yerde, adı çok benzeyen bir işletme var.',
    en: 'The directory has a business of nearly the same name at the same place.',
  },
  'matched-weights': {
    tr: 'Rehberdeki bir işletmeye adı, telefonu, yeri gibi bilgileri birlikte ele alındığında benziyor.',
    en: 'Name, telephone, place and the like, taken together, are like those of a business in the directory.',
  },
  'doubtful-not-added': {
    tr: 'Rehberdeki bir işletme olabilir; emin olunamadığı için eklenmedi.',
    en: 'It may be a business in the directory; it was not added, because nobody could be sure.',
  },
  'branch-not-added': {
    tr: 'Aynı adlı işletmenin şubesi olabilir; şube olarak eklenmesi seçilmedi.',
    en: 'It may be a branch of the business of the same name; it was not chosen to be added.',
  },
  'note-beside-list': {
    tr: 'Liste dışı bir not ya da toplam satırı; işletme değil, aktarılmaz.',
    en: 'A note or a total beside the list, not a business; it is left out.',
  },
  'skipped-in-review': { tr: 'Önizlemede aktarılmaması seçildi.', en: 'It was left out in the review.' },
  'city-not-found': {
    tr: 'Şehri bulunamadı; bu satırların aktarılmaması seçildi.',
    en: 'No city is named; such rows were left out.',
  },
  'import-over-gate': {
    tr: 'Hatalı ya da şehri bulunamayan satırlar aktarım sınırının üzerinde; hiçbir şey yazılmadı. Satırları düzeltin ya da sınırı yükseltin.',
    en: 'Too many rows are invalid or name no city, so nothing was written. Please mend the rows, or raise the limit.',
  },
  'import-cancelled': { tr: 'Aktarım iptal edildi.', en: 'The import was cancelled.' },
  'invalid-field': {
    tr: (field: string) => `"${field}" alanı geçersiz.`,
    en: (field: string) => `The field "${field}" is not valid.`,
  },
  discarded: { tr: 'Kuyrukta işlenemedi ve bırakıldı.', en: 'The queue could not handle it, and it was given up.' },

  'encoding-unknown': {
    tr: 'Dosyanın karakter kodlaması tanınamadı. Dosyayı UTF-8 olarak kaydedip tekrar deneyin.',
    en: 'The encoding of the file is not known. Save it as UTF-8 and try again.',
  },
  'not-columns': {
    tr: 'Dosya sütunlara ayrılamadı. Lütfen biçimini ve ayırıcıyı kontrol edin.',
    en: 'The file could not be parsed into columns. Please check its format and separator.',
  },
  'unknown-columns': {
    tr: (columns: string) =>
      `Dosyanın ilk satırında sütun adları var, ama işletme adı ve adres sütunları tanınamadı. Bu sütunları “İşletme adı” ve “Adres” olarak adlandırıp yeniden deneyin. Bulunan sütunlar: ${columns}`,
    en: (columns: string) =>
      `The first line names columns, but the name and the address of the business are not among them. Please name them “name” and “address”, and try again. Columns found: ${columns}`,
  },
  'too-many-columns': {
    tr: 'Tabloda çok fazla sütun var (en fazla 2.000).',
    en: 'The table has too many columns (at most 2,000).',
  },
  truncated: { tr: 'Dosya yarıda kesilmiş.', en: 'The file ends too early.' },
  'nested-too-deep': {
    tr: 'JSON verisi çok derin (en fazla 32 düzey).',
    en: 'The JSON is nested too deep (at most 32 levels).',
  },
  'too-many-rows': { tr: 'Çok fazla satır var (en fazla 200.000).', en: 'There are too many rows (at most 200,000).' },
  'file-too-large': { tr: 'Dosya çok büyük (en fazla 200 MB).', en: 'The file is too large (at most 200 MB).' },
  'file-not-found': {
    tr: 'Yüklenen dosya bulunamadı. Dosyayı yeniden yükleyin.',
    en: 'The uploaded file is not there any more. Please upload it again.',
  },
  'address-not-public': {
    tr: 'Adres internete açık bir sunucuya ait değil.',
    en: 'The address is not that of a server on the open internet.',
  },
  'unknown-host': { tr: 'Adresteki sunucu bulunamadı.', en: 'The server of the address was not found.' },
  'not-answered': { tr: 'Sunucu yanıt vermedi.', en: 'The server did not answer.' },
  'not-http': {
    tr: 'Adres ya da yönlendirdiği yer http veya https ile başlamıyor ya da olağan dışı bir bağlantı noktası (port) kullanıyor.',
    en: 'The address, or where it leads, does not begin with http or https, or uses an unusual port.',
  },
  'too-many-redirects': { tr: 'Adres çok fazla yönlendirme yapıyor.', en: 'The address redirects too often.' },
  answered: {
    tr: (status: string) => `Sunucu dosyayı vermedi (HTTP ${status}).`,
    en: (status: string) => `The server did not give the file (HTTP ${status}).`,
  },
  encoded: {
    tr: 'Sunucu dosyayı sıkıştırarak gönderiyor. Dosyanın sıkıştırılmamış adresini verin.',
    en: 'The server sends the file compressed. Please give the address of the plain file.',
  },
  'broken-off': { tr: 'Dosya indirilirken bağlantı kesildi.', en: 'The connection broke while the file came.' },
  'too-slow': { tr: 'Dosya beş dakika içinde indirilemedi.', en: 'The file did not arrive within five minutes.' },
  'import-state': { tr: 'Aktarımın durumu bu arada değişti.', en: 'The state of the import has changed meanwhile.' },
  'row-unreadable': {
    tr: 'Satır okunamadığı için düzenlenemez. Dosyada düzeltip yeniden yükleyin.',
    en: 'The row cannot be read, and so not be edited. Please mend it in the file and upload that again.',
  },
  'row-busy': {
    tr: 'Satır şu anda meşgul: başka bir düzenleme sürüyor ya da satırın denetlenmesi çok uzun sürdü. Lütfen biraz sonra yeniden deneyin.',
    en: 'The row is busy: another edit is under way, or checking it took too long. Please try again in a moment.',
  },
  'too-many-edits': {
    tr: 'Tek tek düzenlenen satır sayısı sınıra ulaştı (5.000). Kalanları dosyada düzeltin.',
    en: 'As many rows as can be edited one by one have been (5,000). Please mend the rest in the file.',
  },
  'import-read-again': {
    tr: 'Dosya bu arada başka bir ayırıcıyla yeniden okundu. Lütfen yeni önizlemeye bakın.',
    en: 'The file has been read again with another separator meanwhile. Please look at the new preview.',
  },
  'row-not-found': { tr: 'Bu satır artık yok.', en: 'This row is no longer there.' },
  'row-without-match': {
    tr: 'Bu satırın rehberde eşleşen bir işletmesi yok.',
    en: 'The directory has no business that matches this row.',
  },

  ...dropped,
  ...leftOut,
  'dropped-phone': { tr: 'Telefon numarası geçersizdi, alınmadı.', en: 'The phone number was not valid and left out.' },
  'phone-without-area-code': {
    tr: 'Telefonun alan kodu yok; olduğu gibi alındı. Alan kodu ayrı bir sütundaysa o sütunu da “Telefon” olarak seçin.',
    en: 'The telephone number has no area code and was taken as it is. If a column has the code, choose “Telephone” for it too.',
  },
  'dropped-coordinates': {
    tr: 'Koordinatlar geçersizdi, alınmadı.',
    en: 'The coordinates were not valid and left out.',
  },
  'swapped-coordinates': {
    tr: 'Dosyada enlem ile boylam yer değiştirmişti; düzeltilerek alındı. Yanlışsa enlem ve boylamın sütunlarını kendiniz seçin.',
    en: 'Latitude and longitude were swapped in the file, and were corrected. If that is wrong, choose their columns yourself.',
  },
  'guessed-city': {
    tr: 'Adreste il bulunamadı; İstanbul yazıldı. Yanlışsa bu satırı aktarmayın ya da dosyaya il ekleyin.',
    en: 'No province is named; İstanbul was taken. If that is wrong, leave the row out or add its province to the file.',
  },
  'unread-hours': {
    tr: (text: string) => (text ? `Çalışma saati okunamadı: ${text}` : 'Bazı çalışma saatleri okunamadı.'),
    en: (text: string) => (text ? `Opening hours could not be read: ${text}` : 'Some opening hours could not be read.'),
  },
  'closed-business-imported-inactive': {
    tr: 'İşletme kapanmış görünüyor; pasif olarak aktarılır.',
    en: 'The business seems to be closed and goes in as inactive.',
  },
});
