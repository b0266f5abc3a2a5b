import { BUSINESS_FIELDS, mapTexts, SUGGESTED_FIELDS } from '@tedarik/fields';
import { defineMessages } from '../../lib/messages.js';

export const suggestedChangeMessages = defineMessages({
  title: { tr: (name: string) => `${name}: düzeltme önerin`, en: (name: string) => `Suggest a change: ${name}` },
  heading: { tr: 'Düzeltme önerin', en: 'Suggest a change' },
  lead: {
    tr: (name: string) =>
      `${name} sayfasında yanlış gördüğünüzü bize yazın. Ekibimiz inceler, doğruysa sayfayı düzeltir.`,
    en: (name: string) => `Tell us what is wrong on the page of ${name}. Our team looks at it and mends the page.`,
  },
  form: { tr: 'Düzeltme önerisi formu', en: 'Form for a suggested change' },
  reason: { tr: 'Ne yanlış?', en: 'What is wrong?' },
  contact: { tr: 'İletişim bilgisi', en: 'Contact details' },
  hours: { tr: 'Çalışma saatleri', en: 'Opening hours' },
  moved: { tr: 'İşletme taşındı', en: 'The business has moved' },
  closed: { tr: 'İşletme temelli kapandı', en: 'The business has closed for good' },
  other: { tr: 'Başka bir şey', en: 'Something else' },
  address: { tr: 'Yeni açık adres', en: 'New street address' },
  borough: { tr: 'İlçe', en: 'District' },
  city: { tr: 'Şehir', en: 'City' },
  note: { tr: 'Not', en: 'Note' },
  noteHelp: {
    tr: 'Bunu nereden bildiğinizi yazarsanız daha çabuk inceleriz. Not yayınlanmaz.',
    en: 'Tell us how you know, and we are quicker. The note is not published.',
  },
  otherNote: { tr: 'Neyin yanlış olduğunu yazın', en: 'Write what is wrong' },
  replyTo: { tr: 'E-posta adresiniz', en: 'Your email address' },
  replyToHelp: {
    tr: 'Öneriniz kabul edilirse size teşekkür ederiz. Adresiniz kararla birlikte öneriden, teşekkür e-postasının kaydından da 30 gün sonra silinir.',
    en: 'We thank you if it is accepted. The suggestion forgets your address with the decision, the record of that mail 30 days later.',
  },
  submit: { tr: 'Öneriyi Gönder', en: 'Send the suggestion' },
  unchanged: { tr: 'Sayfada zaten böyle yazıyor.', en: 'The page says so already.' },
  invalidHours: { tr: 'Bunu 09:00-18:00 gibi yazın.', en: 'Write it like 09:00-18:00.' },
  hoursOverlap: { tr: 'Bu saatler birbiriyle çakışıyor.', en: 'These hours overlap.' },
  tooLong: { tr: 'Bu metin çok uzun.', en: 'This text is too long.' },
  thanks: { tr: 'Teşekkürler! Öneriniz ekibimize ulaştı.', en: 'Thank you! Our team has your suggestion.' },
  thanksText: {
    tr: 'İnceledikten sonra sayfayı düzeltiriz.',
    en: 'We look at it, and mend the page.',
  },
  back: { tr: (name: string) => `${name} sayfasına dön`, en: (name: string) => `Back to ${name}` },
  failed: {
    tr: 'Öneriniz gönderilemedi. Yazdıklarınız duruyor, tekrar deneyin.',
    en: 'It could not be sent. What you typed is still here, please try again.',
  },
});

export const contactMessages = defineMessages(mapTexts(SUGGESTED_FIELDS, (name) => BUSINESS_FIELDS[name].suggested));
