import type { Overtaken } from '../../lib/forms/use-kept-input.js';
import { defineMessages } from '../../lib/messages.js';

const LONGEST_SHOWN = 80;
function clipped(text: string): string {
  const letters = [...text];
  return letters.length > LONGEST_SHOWN ? `${letters.slice(0, LONGEST_SHOWN).join('')}…` : text;
}

export const ownPagesMessages = defineMessages({
  title: { tr: 'İşletmelerim', en: 'My businesses' },
  lead: {
    tr: 'Sahibi olduğunuz sayfalar. Bilgilerinizi buradan güncel tutun.',
    en: 'The pages that you own. Keep their details up to date here.',
  },
  signInFirst: {
    tr: 'İşletmenizin sayfasını düzenlemek için giriş yapın.',
    en: 'Sign in to edit the page of your business.',
  },
  none: {
    tr: 'Henüz sahibi olduğunuz bir sayfa yok. İşletmenizin sayfasını bulup “Bu işletme sizin mi?” bağlantısını izleyin.',
    en: 'You do not own a page yet. Find the page of your business and follow “Is this your business?”.',
  },
  findPage: { tr: 'İşletmemi bul', en: 'Find my business' },
  failed: { tr: 'Sayfalarınız yüklenemedi', en: 'Your pages could not be loaded' },
  pageFailed: { tr: 'Sayfa yüklenemedi', en: 'The page could not be loaded' },
  notOwner: { tr: 'Bu sayfa size ait değil', en: 'This page is not yours' },
  notOwnerText: {
    tr: 'Sayfanın sahibi bu hesap değil ya da böyle bir sayfa yok.',
    en: 'This account does not own the page, or there is none.',
  },
  edit: { tr: 'Düzenle', en: 'Edit' },
  see: { tr: 'Sayfayı gör', en: 'See the page' },
  since: { tr: (day: string) => `${day} tarihinden beri sizin`, en: (day: string) => `Yours since ${day}` },
  pending: { tr: 'Onay bekliyor', en: 'Awaits approval' },
  active: { tr: 'Yayında', en: 'Published' },
  inactive: { tr: 'Yayında değil', en: 'Not published' },
  rejected: { tr: 'Reddedildi', en: 'Rejected' },
  back: { tr: 'İşletmelerim', en: 'My businesses' },
  editTitle: { tr: (name: string) => `${name}: sayfayı düzenle`, en: (name: string) => `Edit the page of ${name}` },
  form: { tr: 'Sayfanın bilgileri', en: 'Details of the page' },
  liveTitle: { tr: 'Hemen yayınlanan bilgiler', en: 'Published at once' },
  reviewedTitle: { tr: 'İncelemeden sonra yayınlanan bilgiler', en: 'Published once they were looked at' },
  reviewedLead: {
    tr: 'Ad, e-posta, kategori, adres ve sertifika değişikliklerine önce ekibimiz bakar.',
    en: 'Our team looks at changes of name, email, categories, address and certificates first.',
  },
  name: { tr: 'İşletme adı', en: 'Name of the business' },
  description: { tr: 'Açıklama', en: 'Description' },
  address: { tr: 'Açık adres', en: 'Street address' },
  borough: { tr: 'İlçe', en: 'District' },
  city: { tr: 'Şehir', en: 'City' },
  categories: { tr: 'Kategoriler', en: 'Categories' },
  categoryRequired: { tr: 'En az bir kategori seçin.', en: 'Choose at least one category.' },
  services: { tr: 'Hizmetler', en: 'Services' },
  certificates: { tr: 'Sertifikalar', en: 'Certificates' },
  certificatesHelp: {
    tr: 'Sahip olduklarınızı işaretleyip tarihlerini yazın. Süresi dolmadan 30 gün önce size hatırlatırız.',
    en: 'Tick those that you hold and give their dates. We remind you 30 days before one expires.',
  },
  expired: { tr: 'Süresi doldu', en: 'Expired' },
  issuedDate: { tr: 'Veriliş tarihi', en: 'Issued on' },
  expiryDate: { tr: 'Son geçerlilik tarihi', en: 'Valid until' },
  datesOutOfOrder: {
    tr: 'Son geçerlilik tarihi veriliş tarihinden önce olamaz.',
    en: 'It cannot expire before it was issued.',
  },
  products: { tr: 'Ürünler', en: 'Products' },
  productsLead: {
    tr: 'Fiyatı boş bırakılan ürün “Fiyat için iletişime geçin” diye gösterilir.',
    en: 'A product without a price is shown as “price on request”.',
  },
  productName: { tr: 'Ürün adı', en: 'Name of the product' },
  productDescription: { tr: 'Ürün açıklaması', en: 'Description of the product' },
  price: { tr: 'Fiyat (TL)', en: 'Price (TRY)' },
  addProduct: { tr: 'Ürün ekle', en: 'Add a product' },
  removeProduct: { tr: (name: string) => `Ürünü kaldır: ${name}`, en: (name: string) => `Remove: ${name}` },
  remove: { tr: 'Kaldır', en: 'Remove' },
  newProduct: { tr: 'yeni ürün', en: 'new product' },
  save: { tr: 'Kaydet', en: 'Save' },
  saved: { tr: 'Değişiklikler yayında', en: 'The changes are published' },
  savedWaiting: {
    tr: 'Kaydedildi. Bir kısmı incelemeden sonra yayınlanacak.',
    en: 'Saved. Some of it is published once it was looked at.',
  },
  nothingChanged: { tr: 'Değişen bir şey yok', en: 'Nothing has changed' },
  restored: {
    tr: 'Kaydetmeden bıraktığınız değişiklikler duruyor; geçerli olmaları için kaydedin.',
    en: 'The changes that you left without saving are still here; save them to make them valid.',
  },
  discard: { tr: 'Değişiklikleri at', en: 'Discard the changes' },
  stale: {
    tr: 'Siz düzenlerken sayfa değişti; bir şey kaydedilmedi. Güncel bilgiler yüklendi, yazdıklarınız duruyor: kontrol edip yeniden kaydedin.',
    en: 'The page has changed while you were editing; nothing was saved. What it says now was loaded, and what you typed is still there: check it and save again.',
  },
  overtaken: {
    tr: ({ label, stored }: Overtaken) =>
      `“${label}” alanını başkası da değiştirdi (şimdi: ${clipped(stored) || 'boş'}); yeniden kaydederseniz sizin yazdığınız geçerli olur.`,
    en: ({ label, stored }: Overtaken) =>
      `Somebody else has changed “${label}”, too (now: ${clipped(stored) || 'empty'}); if you save again, yours stays.`,
  },
  signInAgain: {
    tr: 'Oturumunuz sona erdi. Başka bir sekmede giriş yapıp burada yeniden kaydedin; yazdıklarınız duruyor.',
    en: 'Your session has ended. Sign in in another tab and save here again; what you typed is still there.',
  },
  verifyFirst: {
    tr: 'Önce e-posta adresinizi doğrulayın: size gönderdiğimiz bağlantıyı izleyin.',
    en: 'First confirm your email address: follow the link that we sent you.',
  },
  noLongerOwner: {
    tr: 'Bu sayfayı artık yönetmiyorsunuz; değişiklik kaydedilmedi. Yeniden yönetmek için sayfanın sahibinden davet isteyin.',
    en: 'You no longer manage this page; nothing was saved. To manage it again, ask its owner for an invitation.',
  },
  noCategory: {
    tr: 'Ürün ekleyebilmek için sayfanın bir kategorisi olmalı.',
    en: 'The page needs a category before it can have products.',
  },
  waitingTitle: { tr: 'Değişiklik önerileriniz', en: 'Your suggested changes' },
  waits: { tr: 'İnceleniyor', en: 'Being looked at' },
  accepted: { tr: 'Kabul edildi', en: 'Accepted' },
  partly: { tr: 'Kısmen kabul edildi', en: 'Accepted in part' },
  refused: { tr: 'Kabul edilmedi', en: 'Not accepted' },
  partRefused: { tr: '(kabul edilmedi)', en: '(not accepted)' },
  because: { tr: (reason: string) => `Gerekçe: ${reason}`, en: (reason: string) => `Reason: ${reason}` },
  withdraw: { tr: 'Geri çek', en: 'Take back' },
  withdrawn: { tr: 'Öneriniz geri çekildi', en: 'Your suggestion was taken back' },
  notWithdrawn: { tr: 'Öneri geri çekilemedi', en: 'It could not be taken back' },
  reviews: { tr: 'Yorumlar ve yanıtlarınız', en: 'Reviews and your answers' },
  noReviews: { tr: 'Henüz yorum yok.', en: 'No reviews yet.' },
  reviewsFailed: { tr: 'Yorumlar yüklenemedi', en: 'The reviews could not be loaded' },
  moreReviews: { tr: 'Daha fazla yorum', en: 'More reviews' },
  yourAnswer: { tr: 'Yanıtınız', en: 'Your answer' },
  answerHelp: {
    tr: 'Yanıtınız yorumun altında “İşletmenin yanıtı” diye görünür.',
    en: 'It stands below the review as “Answer of the business”.',
  },
  sendAnswer: { tr: 'Yanıtı kaydet', en: 'Save the answer' },
  removeAnswer: { tr: 'Yanıtı kaldır', en: 'Remove the answer' },
  answerSaved: { tr: 'Yanıtınız yayında', en: 'Your answer is published' },
  answerRemoved: { tr: 'Yanıtınız kaldırıldı', en: 'Your answer was removed' },
  empty: { tr: 'boş', en: 'empty' },
  invalidPrice: { tr: 'Fiyatı 149,90 gibi yazın.', en: 'Write the price like 149,90.' },
  invalidMobile: { tr: 'Cep telefonu numarası yazın.', en: 'Write a mobile number.' },
  invalidHours: { tr: 'Bunu 09:00-18:00 gibi yazın.', en: 'Write it like 09:00-18:00.' },
  hoursOverlap: { tr: 'Bu saatler birbiriyle çakışıyor.', en: 'These hours overlap.' },
  tooLong: { tr: 'Bu metin çok uzun.', en: 'This text is too long.' },
});
