import { formatNumber } from '@tedarik/turkish';
import { defineMessages } from '../../lib/messages.js';

export const submissionMessages = defineMessages({
  title: { tr: 'İşletmenizi Ekleyin', en: 'Submit Your Business' },
  trail: { tr: 'Firma Ekle', en: 'Add business' },
  intro: {
    tr: 'İşletmenizi incelememize göndermek için formu doldurun. Ekibimiz sizinle iletişime geçecektir.',
    en: 'Complete the form to submit your business for review. Our team will contact you.',
  },
  description: {
    tr: (brand: string) =>
      `Gıda işletmenizi ${brand} rehberine ücretsiz ekleyin: formu doldurun, başvurunuzu inceleyip sizinle iletişime geçelim.`,
    en: (brand: string) =>
      `Add your food business to ${brand} free of charge: fill in the form, we review it and get in touch with you.`,
  },
  keywords: {
    tr: 'firma ekle, işletme başvurusu, gıda tedarikçisi, ücretsiz firma kaydı',
    en: 'add business, business submission, food supplier, free listing',
  },
  form: { tr: 'İşletme başvuru formu', en: 'Business submission form' },
  name: { tr: 'Ad soyad', en: 'Full name' },
  email: { tr: 'E-posta', en: 'Email' },
  phone: { tr: 'Telefon', en: 'Phone' },
  phonePlaceholder: { tr: '+90 5XX XXX XX XX', en: '+90 5XX XXX XX XX' },
  businessName: { tr: 'İşletme adı', en: 'Business name' },
  address: { tr: 'İşletme konumu', en: 'Business location' },
  addressPlaceholder: { tr: 'Mahalle, sokak, ilçe, şehir', en: 'Neighbourhood, street, district, city' },
  message: { tr: 'Mesajınız', en: 'Your message' },
  messageHelp: {
    tr: 'Ürünlerinizden ve teslimat yaptığınız yerlerden söz edebilirsiniz.',
    en: 'You may tell us about your products and where you deliver.',
  },
  nameTooShort: { tr: 'Ad soyad en az 2 karakter olmalıdır', en: 'Name must be at least 2 characters' },
  phoneRequired: { tr: 'Telefon numarası zorunludur', en: 'Phone number is required' },
  businessNameRequired: { tr: 'İşletme adı zorunludur', en: 'Business name is required' },
  addressRequired: { tr: 'Adres zorunludur', en: 'Address is required' },
  tooLong: {
    tr: (field: string, most: number) => `${field} en fazla ${formatNumber(most)} karakter olabilir.`,
    en: (field: string, most: number) => `${field} may have at most ${formatNumber(most)} characters.`,
  },
  submit: { tr: 'Başvuruyu Gönder', en: 'Submit' },
  thanks: {
    tr: 'Teşekkürler! Başvurunuz alındı. En kısa sürede sizinle iletişime geçeceğiz.',
    en: 'Thank you! We have received your submission and will contact you soon.',
  },
  failedTitle: { tr: 'Başvuru gönderilemedi', en: 'failed to submit' },
  failed: {
    tr: 'Formunuz gönderilirken bir sorun oluştu. Lütfen tekrar deneyin.',
    en: 'There was a problem submitting your form. Please try again.',
  },
  notConnected: {
    tr: 'Yazdıklarınız duruyor: internet bağlantınızı denetleyip yeniden gönderin.',
    en: 'What you typed is still here: check your connection and send it again.',
  },
  number: { tr: 'Başvuru numaranız', en: 'Your reference number' },
  isMailed: {
    tr: 'Bu numarayı ve sonraki adımları e-posta adresinize de gönderdik.',
    en: 'We have also sent this number and the next steps to your e-mail address.',
  },
  startAgain: { tr: 'Yeni bir başvuru', en: 'Another submission' },
  next: { tr: 'Sonra ne olacak?', en: 'What happens next?' },
  weRead: { tr: 'İnceleriz.', en: 'We review.' },
  weReadText: { tr: 'Başvurunuzu ekibimiz okur.', en: 'Our team reads your submission.' },
  weCall: { tr: 'Sizi ararız.', en: 'We call you.' },
  weCallText: {
    tr: 'Ürün, belge ve fotoğraflarınızı birlikte tamamlarız.',
    en: 'We complete your products, certificates and photos together.',
  },
  wePublish: { tr: 'Yayına alırız.', en: 'We publish.' },
  wePublishText: {
    tr: 'Onaylanan işletmenin sayfası herkese açılır.',
    en: 'The page of an approved business opens to everybody.',
  },
});
