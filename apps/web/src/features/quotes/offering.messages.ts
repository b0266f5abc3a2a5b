import { defineMessages } from '../../lib/messages.js';

/** Messages for a supplier on the page of a request. */
export const offeringMessages = defineMessages({
  lead: {
    tr: (firm: string) => `${firm} için bir fiyat talebi. Üye olmanız gerekmez; bağlantı firmanıza özeldir.`,
    en: (firm: string) => `A request for a price, for ${firm}. You need no account; the link is yours alone.`,
  },
  acceptedText: {
    tr: 'Tebrikler, teklifiniz kabul edildi! Alıcıya bilgilerinizi ilettik.',
    en: 'Congratulations, your offer was accepted! The buyer has your contact details.',
  },
  lost: {
    tr: 'Alıcı bu kez başka bir teklifi seçti. Zaman ayırdığınız için teşekkür ederiz.',
    en: 'The buyer chose another offer this time. Thank you for taking the time.',
  },
  closed: { tr: 'Bu talep kapandı. İlginiz için teşekkür ederiz.', en: 'This request was closed. Thank you.' },
  deciding: {
    tr: 'Süre doldu; alıcı karar veriyor. Sonucu e-postayla bildireceğiz.',
    en: 'The deadline has passed and the buyer decides. We will tell you by mail.',
  },
  decidingUnmailed: {
    tr: 'Süre doldu; alıcı karar veriyor. Sonucu bu sayfada görebilirsiniz.',
    en: 'The deadline has passed and the buyer decides. You can see the outcome here.',
  },
  declined: { tr: 'Teklif vermeyeceğinizi ilettiniz.', en: 'You said that you will not offer.' },
  yourOffer: { tr: 'Teklifiniz', en: 'Your offer' },
  offerLead: {
    tr: 'Süre dolana kadar değiştirebilir ya da geri çekebilirsiniz. Kabul edilirse iletişim bilgilerinizi karşılıklı paylaşırız.',
    en: 'Until the deadline you can change or withdraw it. If it is accepted, you and the buyer get each other’s contact details.',
  },
  unitPrice: {
    tr: (unit: string) => `Birim fiyat (₺ / ${unit})`,
    en: (unit: string) => `Price per unit (₺ / ${unit})`,
  },
  total: { tr: 'Toplam fiyat (₺)', en: 'Price in total (₺)' },
  priceHelp: {
    tr: 'İkisinden biri yeter. KDV’siz yazın, örneğin 42,50',
    en: 'One of the two is enough. Without VAT, for example 42,50',
  },
  deliveryDays: { tr: 'Kaç günde teslim edersiniz?', en: 'Days to deliver' },
  validUntil: { tr: 'Teklif ne zamana kadar geçerli?', en: 'Valid until' },
  note: { tr: 'Notunuz', en: 'Your note' },
  noteHelp: { tr: 'Nakliye, ambalaj, ödeme koşulu gibi.', en: 'Freight, packaging, terms of payment …' },
  invalidPrice: {
    tr: '0,01 ile 1.000.000.000 arasında bir fiyat yazın; virgülden sonra en fazla iki basamak olabilir',
    en: 'Give a price from 0,01 to 1.000.000.000, with two decimals at most',
  },
  priceRequired: { tr: 'Birim fiyat ya da toplam yazın', en: 'Give a price per unit or in total' },
  send: { tr: 'Teklifi Gönder', en: 'Send the offer' },
  change: { tr: 'Teklifi güncelle', en: 'Update the offer' },
  sent: { tr: 'Teklifiniz alındı. Kolay gelsin!', en: 'We have your offer. Good luck!' },
  withdraw: { tr: 'Teklifi geri çek', en: 'Withdraw the offer' },
  withdrawQuestion: { tr: 'Teklifiniz geri çekilsin mi?', en: 'Withdraw your offer?' },
  decline: { tr: 'Teklif vermeyeceğim', en: 'I will not offer' },
  declineQuestion: { tr: 'Talep geri çevrilsin mi?', en: 'Decline the request?' },
  questionToBuyer: { tr: 'Alıcıya sorun', en: 'Send the buyer a question' },
  askHelp: {
    tr: 'Soruyu ve yanıtı talebi alan bütün firmalar görür; kimin sorduğu yazmaz.',
    en: 'Every business that got the request sees question and answer, but not whose it is.',
  },
  sendQuestion: { tr: 'Soruyu gönder', en: 'Send the question' },
  mails: { tr: 'E-postalar', en: 'Mails' },
  mailsText: {
    tr: 'Fiyat taleplerini bu adrese göndermemizi istemiyorsanız bize söyleyin.',
    en: 'Tell us if you want no requests for prices at this address.',
  },
  stop: { tr: 'Bu adrese bir daha yazmayın', en: 'Do not write to this address again' },
  stopped: {
    tr: 'Tamam: bu adrese fiyat talebi göndermeyeceğiz. Verdiğiniz tekliflerin sonucunu yine bildiririz.',
    en: 'Done: we send no requests for prices to this address, only what becomes of the offers that you have made.',
  },
  resume: { tr: 'Bu adrese yeniden yazın', en: 'Allow these mails again' },
  resumeQuestion: {
    tr: 'Fiyat taleplerini bu adrese yeniden gönderelim mi?',
    en: 'Send requests for prices to this address again?',
  },
});
