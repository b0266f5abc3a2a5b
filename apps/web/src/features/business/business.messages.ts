import { withSuffix } from '@tedarik/turkish';
import { defineMessages } from '../../lib/messages.js';

const sinceYear = (year: string) => (/^\d{4}$/.test(year) ? `${withSuffix(year, 'dan')} beri` : `Kuruluş: ${year}`);

export const businessMessages = defineMessages({
  businesses: { tr: 'Firmalar', en: 'Businesses' },
  onThisPage: { tr: 'Bu sayfada', en: 'On this page' },
  about: { tr: 'Hakkında', en: 'About' },
  products: { tr: 'Ürünler', en: 'Products' },
  certificates: { tr: 'Sertifikalar', en: 'Certificates' },
  services: { tr: 'Hizmetler', en: 'Services' },
  locations: { tr: 'Konumlar', en: 'Locations' },
  reviews: { tr: 'Yorumlar', en: 'Reviews' },
  similar: { tr: 'Benzer işletmeler', en: 'Similar businesses' },
  nearby: { tr: 'Yakındaki işletmeler', en: 'Businesses nearby' },
  since: { tr: sinceYear, en: (year: string) => `Since ${year}` },
  minimumOrder: { tr: (text: string) => `Minimum sipariş: ${text}`, en: (text: string) => `Minimum order: ${text}` },
  expired: { tr: 'Süresi doldu', en: 'Expired' },
  headquarters: { tr: 'Genel merkez', en: 'Headquarters' },
  directions: { tr: 'Yol tarifi', en: 'Directions' },
  share: { tr: (name: string) => `${name} sayfasını paylaş`, en: (name: string) => `Share the page of ${name}` },
  newTab: { tr: '(yeni sekmede açılır)', en: '(opens in a new tab)' },
  contact: { tr: 'İletişim', en: 'Contact' },
  contactAndHours: { tr: 'İletişim ve çalışma saatleri', en: 'Contact and opening hours' },
  noContact: { tr: 'İletişim bilgisi eklenmemiş.', en: 'No contact details.' },
  chat: { tr: 'WhatsApp’tan yazın', en: 'Write on WhatsApp' },
  call: { tr: 'İşletmeyi Arayın', en: 'Call the business' },
  requestQuote: { tr: 'Fiyat isteyin', en: 'Request a quote' },
  hours: { tr: 'Çalışma saatleri', en: 'Opening hours' },
  weeklyHours: { tr: 'Haftalık çalışma saatleri', en: 'Weekly opening hours' },
  hoursNote: {
    tr: 'Çalışma saatleri için lütfen işletmeyle iletişime geçin.',
    en: 'Please contact the business for opening hours.',
  },
  open: { tr: 'Açık', en: 'Open' },
  closed: { tr: 'Kapalı', en: 'Closed' },
  today: { tr: '(bugün)', en: '(today)' },
  unknownHours: { tr: 'Belirtilmemiş', en: 'Not given' },
  day0: { tr: 'Pazar', en: 'Sunday' },
  day1: { tr: 'Pazartesi', en: 'Monday' },
  day2: { tr: 'Salı', en: 'Tuesday' },
  day3: { tr: 'Çarşamba', en: 'Wednesday' },
  day4: { tr: 'Perşembe', en: 'Thursday' },
  day5: { tr: 'Cuma', en: 'Friday' },
  day6: { tr: 'Cumartesi', en: 'Saturday' },
  suggestChange: { tr: 'Yanlış bilgi mi var? Düzeltme önerin', en: 'Suggest a change' },
  notFound: { tr: 'İşletme bulunamadı', en: 'Business not found' },
  notFoundText: {
    tr: 'Aradığınız işletme bulunamadı.',
    en: "The business you're looking for could not be found.",
  },
  gone: { tr: 'Bu işletme kaldırıldı', en: 'This business was removed' },
  goneText: {
    tr: 'Bu işletme artık rehberimizde yer almıyor.',
    en: 'This business is no longer in our directory.',
  },
  managedByOwner: { tr: 'Sahibi tarafından yönetiliyor', en: 'Managed by its owner' },
  'email-code': {
    tr: (date: string) => `E-posta adresi ${withSuffix(date, 'da')} doğrulandı.`,
    en: (date: string) => `E-mail address verified on ${date}.`,
  },
  'phone-code': {
    tr: (date: string) => `Telefon numarası ${withSuffix(date, 'da')} doğrulandı.`,
    en: (date: string) => `Phone number verified on ${date}.`,
  },
  document: {
    tr: (date: string) => `Sahiplik ${withSuffix(date, 'da')} incelendi.`,
    en: (date: string) => `Ownership checked on ${date}.`,
  },
  transfer: {
    tr: (date: string) => `Sayfa ${withSuffix(date, 'da')} devralındı.`,
    en: (date: string) => `Handed over on ${date}.`,
  },
  claim: { tr: 'Bu işletme sizin mi?', en: 'Is this your business?' },
  back: { tr: 'Geri Dön', en: 'Go back' },
  backToList: { tr: 'Firmalara dön', en: 'Back to businesses' },
  failed: { tr: 'İşletme yüklenemedi', en: 'The business could not be loaded' },
  failedText: { tr: (message: string) => `Hata: ${message}`, en: (message: string) => `Error: ${message}` },
  describe: {
    tr: (name: string, place: string, categories: string) =>
      `${name}${place && `, ${place}`}: ${categories || 'gıda tedarikçisi'}. Ürünleri, sertifikaları, konumları ve iletişim bilgileri bu sayfada.`,
    en: (name: string, place: string, categories: string) =>
      `${name}${place && `, ${place}`}: ${categories || 'food supplier'}. Products, certificates, locations and contacts on this page.`,
  },
});
