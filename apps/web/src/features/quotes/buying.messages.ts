import { defineMessages } from '../../lib/messages.js';

/** Messages for a buyer on the page of a request. */
export const buyingMessages = defineMessages({
  lead: {
    tr: 'Fiyat talebiniz. Bu sayfanın bağlantısı size özeldir.',
    en: 'Your request for prices. The link of this page is yours alone.',
  },
  ownNote: { tr: 'Notunuz', en: 'Your note' },
  confirmTitle: { tr: 'Her şey doğru mu?', en: 'Is everything right?' },
  confirmText: {
    tr: (firms: number) => `Onayladığınızda talebinizi ${firms} firmaya göndereceğiz.`,
    en: (firms: number) => `Once you confirm it we send it to ${firms} ${firms === 1 ? 'business' : 'businesses'}.`,
  },
  confirm: { tr: 'Onayla ve gönder', en: 'Confirm and send' },
  confirmByMail: {
    tr: 'Onay için e-postanıza gönderdiğimiz bağlantıyı açın.',
    en: 'To confirm it open the link that we mailed to you.',
  },
  offers: { tr: 'Teklifler', en: 'Offers' },
  sealedCount: {
    tr: (offers: number) =>
      offers === 0 ? 'Henüz teklif gelmedi.' : `${offers} teklif geldi. Süre dolunca hep birlikte açılacaklar.`,
    en: (offers: number) =>
      offers === 0 ? 'No offers yet.' : `${offers} ${offers === 1 ? 'offer' : 'offers'}, opened at the deadline.`,
  },
  neverOpened: {
    tr: (offers: number) =>
      offers === 0 ? 'Teklif gelmedi.' : `${offers} teklif geldi; talep süresi dolmadan kapandığı için açılmadı.`,
    en: (offers: number) =>
      offers === 0 ? 'No offers came.' : `${offers} came, and stayed sealed: it was closed before the deadline.`,
  },
  noOffers: { tr: 'Henüz teklif gelmedi.', en: 'No offers yet.' },
  noneCame: {
    tr: 'Bu kez teklif gelmedi. Başka firmalara yeni bir talep gönderebilirsiniz.',
    en: 'No offers came this time. You can write to other businesses.',
  },
  sortBy: { tr: 'Sırala:', en: 'Sort by:' },
  byPrice: { tr: 'Fiyat', en: 'Price' },
  byDelivery: { tr: 'Teslim süresi', en: 'Delivery' },
  firm: { tr: 'Firma', en: 'Business' },
  decision: { tr: 'Karar', en: 'Decision' },
  accept: { tr: 'Kabul et', en: 'Accept' },
  acceptQuestion: {
    tr: (firm: string) => `${firm} teklifini kabul ediyor musunuz? İletişim bilgilerinizi paylaşacağız.`,
    en: (firm: string) => `Accept the offer of ${firm}? We will share your contact details.`,
  },
  chosen: { tr: 'Kabul ettiniz', en: 'Accepted' },
  acceptedText: {
    tr: 'Teklifi kabul ettiniz. Firmaya sizin bilgilerinizi, size de firmanınkileri ilettik.',
    en: 'You accepted the offer. We have given each of you the contact details of the other.',
  },
  answer: { tr: 'Yanıtınız', en: 'Your answer' },
  answerHelp: {
    tr: 'Talebi alan bütün firmalar okur; adınızı görmezler.',
    en: 'Every business that got the request reads it; none sees your name.',
  },
  sendAnswer: { tr: 'Yanıtla', en: 'Answer' },
  firms: { tr: 'Sorduğunuz firmalar', en: 'Recipients' },
  waiting: { tr: 'onayınızı bekliyor', en: 'awaits your confirmation' },
  invited: { tr: 'talebi aldı', en: 'has got it' },
  offered: { tr: 'teklif verdi', en: 'has made an offer' },
  declined: { tr: 'teklif vermeyecek', en: 'will not offer' },
  unreachable: { tr: 'ulaşılamadı', en: 'could not be reached' },
  close: { tr: 'Talebi kapat', en: 'Close the request' },
  closeQuestion: {
    tr: 'Hiçbir teklifi seçmeden kapatılsın mı? Geri alınamaz.',
    en: 'Close it without choosing an offer? This cannot be undone.',
  },
  closedWithdrawn: { tr: 'Talebi bir teklif seçmeden kapattınız.', en: 'You closed it without choosing an offer.' },
  closedLapsed: {
    tr: 'Otuz gün içinde karar verilmediği için talep kapandı.',
    en: 'It was closed because nobody decided for thirty days.',
  },
  closedAbuse: {
    tr: 'Talep kurallarımıza uymadığı için kapatıldı.',
    en: 'It was closed for it is against our rules.',
  },
  privateTitle: { tr: 'Bu talep bir hesaba ait', en: 'This request belongs to an account' },
  privateText: {
    tr: 'Görmek için talebi gönderdiğiniz hesapla giriş yapın.',
    en: 'To see it sign in with the account that sent it.',
  },
  signIn: { tr: 'Giriş Yap', en: 'Sign in' },
  listSignIn: {
    tr: 'Hesabınızla gönderdiğiniz talepleri görmek için giriş yapın. Hesapsız gönderdiğiniz bir talebi size e-postayla gelen bağlantıdan açabilirsiniz.',
    en: 'Sign in to see the requests of your account. A request that you sent without one opens by the link that was mailed to you.',
  },
  list: { tr: 'Fiyat taleplerim', en: 'My requests for prices' },
  listLead: {
    tr: 'Hesabınızla gönderdiğiniz talepler ve gelen teklif sayıları.',
    en: 'What you have requested with your account, and how many offers came.',
  },
  noRequests: { tr: 'Henüz fiyat istemediniz', en: 'You have not requested quotes yet' },
  noRequestsText: {
    tr: 'Ne aradığınızı bir kez yazın; uygun firmalara biz soralım.',
    en: 'Write down once what you need; we write to the businesses that fit.',
  },
  newRequest: { tr: 'Fiyat isteyin', en: 'Request quotes' },
  counts: {
    tr: (firms: number, offers: number) => `${firms} firma, ${offers} teklif`,
    en: (firms: number, offers: number) => `businesses: ${firms}, offers: ${offers}`,
  },
  more: { tr: 'Daha fazla', en: 'More' },
  listFailed: { tr: 'Talepleriniz yüklenemedi', en: 'Your requests could not be loaded' },
});
