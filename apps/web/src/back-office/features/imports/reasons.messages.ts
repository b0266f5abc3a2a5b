import { defineMessages } from '../../../lib/messages.js';

/** Why a row or a whole file did not go in as it was, by the imports service's codes. A function gets what stands behind the code. */
export const reasonMessages = defineMessages({
  unknown: { tr: 'Bilinmeyen bir hata oluştu.', en: 'An unknown error occurred.' },

  'name-and-address-required': { tr: 'İşletme adı ve adres gereklidir.', en: 'Name and address are required.' },
  'too-few-columns': { tr: 'Satırda en az 6 sütun olmalıdır.', en: 'A row needs at least 6 columns.' },
  'not-a-record': { tr: 'Bu kayıt bir işletmeyi tanımlamıyor.', en: 'This record does not describe a business.' },
  'not-json': {
    tr: 'Geçersiz JSON formatı. Lütfen JSON verisini kontrol edin.',
    en: 'Invalid JSON. Please check the JSON data.',
  },
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
  discarded: { tr: 'Kuyrukta işlenemedi ve vazgeçildi.', en: 'The queue could not handle it, and it was given up.' },

  'encoding-unknown': {
    tr: 'Dosyanın karakter kodlaması tanınamadı. Dosyayı UTF-8 olarak kaydedip tekrar deneyin.',
    en: 'The encoding of the file is not known. Save it as UTF-8 and try again.',
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

  'dropped-phone': { tr: 'Telefon numarası geçersizdi, alınmadı.', en: 'The phone number was not valid and left out.' },
  'dropped-email': { tr: 'E-posta adresi geçersizdi, alınmadı.', en: 'The email address was not valid and left out.' },
  'dropped-website': { tr: 'Web sitesi adresi geçersizdi, alınmadı.', en: 'The website was not valid and left out.' },
  'dropped-logo': { tr: 'Logo adresi geçersizdi, alınmadı.', en: 'The logo was not valid and left out.' },
  'dropped-coordinates': {
    tr: 'Koordinatlar geçersizdi, alınmadı.',
    en: 'The coordinates were not valid and left out.',
  },
  'unread-hours': {
    tr: (text: string) => `Çalışma saati okunamadı: ${text}`,
    en: (text: string) => `Opening hours could not be read: ${text}`,
  },
  'closed-business-imported-inactive': {
    tr: 'İşletme kapanmış görünüyor, pasif olarak aktarıldı.',
    en: 'The business seems to be closed and was imported as inactive.',
  },
});
