import { defineMessages } from '../../lib/messages.js';

/** Messages of the form by which a buyer requests quotes. */
export const requestingMessages = defineMessages({
  title: { tr: 'Fiyat İsteyin', en: 'Request quotes' },
  titleOf: {
    tr: (firm: string) => `${firm} firmasından fiyat isteyin`,
    en: (firm: string) => `Request a quote from ${firm}`,
  },
  lead: {
    tr: 'Ne aradığınızı bir kez yazın; uygun tedarikçilere biz soralım. Teklifler tek sayfada karşınıza gelsin.',
    en: 'Write down once what you need; we write to the suppliers that fit, and all offers come to one page.',
  },
  description: {
    tr: (brand: string) =>
      `${brand} ile gıda tedarikçilerinden ücretsiz fiyat teklifi alın: ürünü ve miktarı yazın, firmaları seçin, teklifleri karşılaştırın.`,
    en: (brand: string) =>
      `Get prices of food suppliers on ${brand}, free of charge: say what and how much, choose businesses, compare offers.`,
  },
  keywords: {
    tr: 'fiyat teklifi al, gıda tedarikçisi fiyat, toptan gıda fiyatı, teklif iste',
    en: 'request for quotation, food supplier prices, wholesale prices',
  },
  form: { tr: 'Fiyat talebi formu', en: 'Request for prices' },
  goods: { tr: 'Ne arıyorsunuz?', en: 'What do you need?' },
  what: { tr: 'Ürün', en: 'Goods' },
  whatPlaceholder: { tr: 'Örneğin domates salçası, 5 kg teneke', en: 'For example tomato paste, 5 kg tins' },
  quantity: { tr: 'Miktar', en: 'Quantity' },
  unit: { tr: 'Birim', en: 'Unit' },
  city: { tr: 'Teslim ili', en: 'Province' },
  chooseCity: { tr: 'İl seçin', en: 'Choose a province' },
  borough: { tr: 'İlçe', en: 'District' },
  days: { tr: 'Teklifler kaç gün toplansın?', en: 'Collect offers for' },
  dayCount: {
    tr: (days: number) => `${days} gün`,
    en: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  },
  kind: { tr: 'Teklifleri ne zaman görmek istersiniz?', en: 'When do you want to see offers?' },
  sealed: {
    tr: 'Süre dolunca, hep birlikte (kapalı): kimse başkasının fiyatını bilmeden yazar',
    en: 'Together at the deadline (sealed): nobody knows another’s price',
  },
  open: { tr: 'Geldikçe (açık): istediğiniz an birini kabul edebilirsiniz', en: 'As they come (open)' },
  note: { tr: 'Notunuz', en: 'Your note' },
  noteHelp: {
    tr: 'Kalite, ambalaj, teslimat sıklığı gibi. İletişim bilgisi yazmayın; kabul ettiğiniz firmayla biz paylaşırız.',
    en: 'Quality, packaging, how often … No contact details: we share them with the business that you accept.',
  },
  firms: { tr: 'Kime soralım?', en: 'Who gets it?' },
  firmsLead: {
    tr: 'Ürünü ve ili yazınca uygun firmaları buluruz. İstemediklerinizin işaretini kaldırın; en çok 20 firmaya sorulur.',
    en: 'We find suppliers by what and where. Untick those that you do not want; at most 20 get it.',
  },
  category: { tr: 'Kategori', en: 'Category' },
  anyCategory: { tr: 'Hepsi', en: 'All' },
  find: { tr: 'Firmaları bul', en: 'Find suppliers' },
  findMore: { tr: 'Başka firmaları da bul', en: 'Find others, too' },
  noneFound: {
    tr: 'E-postayla ulaşabileceğimiz bir firma bulamadık. Ürünü daha kısa yazmayı deneyin.',
    en: 'We found no supplier that we could write to. Try fewer words.',
  },
  findFailed: { tr: 'Firmalar aranamadı. Lütfen tekrar deneyin.', en: 'The search failed. Please try again.' },
  noAddress: {
    tr: (firm: string) => `${firm} e-posta adresi vermemiş; ona buradan yazamıyoruz. Başka firmalara sorabilirsiniz.`,
    en: (firm: string) => `${firm} has given no e-mail address, so we cannot write to it. You can choose others.`,
  },
  chooseFirms: { tr: 'En az bir firma seçin', en: 'Choose at least one supplier' },
  lookOver: {
    tr: 'Bu firmaları bulduk. Listeye bir göz atıp yeniden gönderin.',
    en: 'These are the suppliers that we found. Look the list over and send it again.',
  },
  chosen: { tr: (firms: number) => `${firms} firma seçili`, en: (firms: number) => `${firms} chosen` },
  you: { tr: 'Size nasıl ulaşalım?', en: 'How do we reach you?' },
  youLead: {
    tr: 'Firmalara göstermeyiz. Bir teklifi kabul ettiğinizde yalnızca o firmayla paylaşırız.',
    en: 'We show it to no supplier. Once you accept an offer, that supplier alone gets it.',
  },
  name: { tr: 'Ad soyad ya da işletme', en: 'Name, or business' },
  email: { tr: 'E-posta', en: 'Email' },
  emailHelp: {
    tr: 'Talebi bu adrese gelen bağlantıyla onaylarsınız.',
    en: 'You confirm the request with the link that comes to this address.',
  },
  phone: { tr: 'Telefon', en: 'Phone' },
  submit: { tr: 'Talebi Gönder', en: 'Send the request' },
  checkMail: { tr: 'Son bir adım: e-postanıza bakın', en: 'One more step: look into your mail' },
  checkMailText: {
    tr: (email: string, firms: number) =>
      `${email} adresine gönderdiğimiz bağlantıyı 48 saat içinde açıp talebinizi onaylayın. Ardından ${firms} firmaya ileteceğiz. İleti gelmezse gereksiz (spam) klasörüne bakın; adres yanlışsa forma dönüp düzeltin ve yeniden gönderin.`,
    en: (email: string, firms: number) =>
      `Open the link that we sent to ${email} within 48 hours and confirm it. We then send it to ${firms} ${firms === 1 ? 'business' : 'businesses'}. If no mail comes, look into your spam folder; if the address is wrong, go back to the form, correct it and send the request again.`,
  },
  sent: { tr: 'Talebiniz gönderildi', en: 'Your request was sent' },
  sentText: {
    tr: (firms: number) => `${firms} firmaya ilettik. Gelen teklifleri e-postayla bildireceğiz.`,
    en: (firms: number) => `It went to ${firms} ${firms === 1 ? 'business' : 'businesses'}. We tell you of offers.`,
  },
  unreachable: {
    tr: (firms: number) => `${firms} firmaya e-postayla ulaşılamıyor.`,
    en: (firms: number) => `${firms} cannot be reached by e-mail.`,
  },
  myRequests: { tr: 'Taleplerim', en: 'My requests' },
  again: { tr: 'Yeni bir talep', en: 'Another request' },
  backToForm: { tr: 'Forma dön', en: 'Back to the form' },
  how: { tr: 'Nasıl işler?', en: 'How does it work?' },
  how1: { tr: 'Yazın ve onaylayın.', en: 'Write and confirm.' },
  how1Text: { tr: 'Talebiniz onayınızdan önce kimseye gitmez.', en: 'Nobody gets it before you have confirmed it.' },
  how2: { tr: 'Firmalar teklif verir.', en: 'Suppliers offer.' },
  how2Text: {
    tr: 'Üye olmadan, kendilerine gelen bağlantıyla. Soruları varsa size sorarlar.',
    en: 'Without an account, by the link that they get. They can send you questions, too.',
  },
  how3: { tr: 'Karşılaştırıp seçin.', en: 'Compare and choose.' },
  how3Text: {
    tr: 'Kabul ettiğiniz firmayla iletişim bilgilerinizi karşılıklı paylaşırız; ötekilere teşekkür ederiz.',
    en: 'You and the supplier that you accept get each other’s contact details; we thank the others.',
  },
});
