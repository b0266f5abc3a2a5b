import { defineMessages } from '../../lib/messages.js';

export const ownershipMessages = defineMessages({
  claimTitle: { tr: 'İşletmenizi Sahiplenin', en: 'Claim your business' },
  claimLead: {
    tr: 'Sayfanızı kendiniz yönetmek için işletmenin size ait olduğunu doğrulayın.',
    en: 'Confirm that the business is yours to manage its page yourself.',
  },
  ofPage: { tr: (name: string) => `Sayfa: ${name}`, en: (name: string) => `Page: ${name}` },
  signInFirst: {
    tr: 'İşletmenizi sahiplenmek için önce giriş yapın. Girişten sonra bu sayfaya dönersiniz.',
    en: 'Sign in first to claim your business. You will come back to this page.',
  },
  failedToLoad: { tr: 'Sayfa yüklenemedi', en: 'The page could not be loaded' },
  noPage: { tr: 'Bu adreste bir işletme sayfası yok.', en: 'There is no business page at this address.' },
  allBusinesses: { tr: 'Firmalara dön', en: 'Back to businesses' },
  alreadyOwner: { tr: 'Bu sayfayı zaten siz yönetiyorsunuz.', en: 'You manage this page already.' },
  editPage: { tr: 'Sayfayı düzenle', en: 'Edit the page' },
  toPage: { tr: 'Sayfaya git', en: 'Go to the page' },
  claimed: {
    tr: 'Doğrulandı. Bu sayfayı artık siz yönetiyorsunuz.',
    en: 'Confirmed. You manage this page from now on.',
  },

  byCode: { tr: 'E-posta koduyla doğrulayın', en: 'Confirm by a mailed code' },
  byCodeLead: {
    tr: (to: string) => `İşletmenin kayıtlı adresine (${to}) altı haneli bir kod göndeririz.`,
    en: (to: string) => `We send a six-digit code to the address of the business (${to}).`,
  },
  byPhone: { tr: 'Telefon koduyla doğrulayın', en: 'Confirm by a code to the phone' },
  byPhoneLead: {
    tr: (to: string) => `İşletmenin kayıtlı cep telefonuna (${to}) kısa mesajla altı haneli bir kod göndeririz.`,
    en: (to: string) => `We text a six-digit code to the mobile phone of the business (${to}).`,
  },
  codeTexted: {
    tr: (to: string) => `Kodu ${to} numarasına kısa mesajla gönderdik. 15 dakika geçerlidir.`,
    en: (to: string) => `We have texted the code to ${to}. It is valid for 15 minutes.`,
  },
  sendCode: { tr: 'Kod Gönder', en: 'Send the code' },
  codeSent: {
    tr: (to: string) => `Kodu ${to} adresine gönderdik. 15 dakika geçerlidir.`,
    en: (to: string) => `We have sent the code to ${to}. It is valid for 15 minutes.`,
  },
  code: { tr: 'Altı haneli kod', en: 'Six-digit code' },
  confirm: { tr: 'Kodu Doğrula', en: 'Confirm the code' },
  sendAgain: { tr: 'Yeni kod gönder', en: 'Send a new code' },
  wrongCode: { tr: 'Kod hatalı. Lütfen yeniden deneyin.', en: 'Wrong code. Please try again.' },
  codeUsedUp: {
    tr: 'Beş deneme hakkınız doldu. Lütfen yeni bir kod isteyin.',
    en: 'You have used all five tries. Please request a new code.',
  },
  codeExpired: {
    tr: 'Kodun süresi doldu. Lütfen yeni bir kod isteyin.',
    en: 'The code has expired. Please request a new one.',
  },

  byNote: { tr: 'Bilgi vererek başvurun', en: 'Apply with details' },
  byNoteLead: {
    tr: 'İşletmenin size ait olduğunu nasıl doğrulayabileceğimizi yazın. Ekibimiz inceler ve sonucu e-postayla bildirir.',
    en: 'Tell us how we can confirm that the business is yours. Our team will look at it and answer by e-mail.',
  },
  hasOwners: {
    tr: 'Bu sayfanın bir yöneticisi var. Talebiniz incelenir; sayfayı yönetenlere haber verilir.',
    en: 'Somebody manages this page already. Your claim will be reviewed and they will be told.',
  },
  note: { tr: 'Açıklamanız', en: 'Your note' },
  noteHelp: {
    tr: 'Örneğin unvanınız, vergi numaranız, göreviniz. Kimlik numarası yazmayın.',
    en: 'For example the legal name, the tax number, your position. Do not write identity numbers.',
  },
  noteTooShort: { tr: 'Lütfen en az 20 karakter yazın.', en: 'Please write at least 20 characters.' },
  noteTooLong: { tr: 'En fazla 2.000 karakter yazabilirsiniz.', en: 'You can write 2,000 characters at most.' },
  send: { tr: 'Talebi Gönder', en: 'Send the claim' },
  waits: {
    tr: 'Talebiniz inceleniyor. Sonucu e-postayla bildireceğiz.',
    en: 'Your claim is being reviewed. We will tell you by e-mail.',
  },
  'claim-waits-already': {
    tr: 'Bu sayfa için bekleyen bir talebiniz var.',
    en: 'You have a claim of this page that waits already.',
  },
  'claim-way-not-offered': {
    tr: 'Bu doğrulama yolu artık kullanılamıyor. Sayfayı yenileyip yeniden deneyin.',
    en: 'This way is no longer offered. Please reload the page and try again.',
  },
  'already-page-owner': { tr: 'Bu sayfayı zaten siz yönetiyorsunuz.', en: 'You manage this page already.' },
  'too-many-pages': { tr: 'En fazla 100 sayfa yönetebilirsiniz.', en: 'You can manage 100 pages at most.' },
  'not-page-owner': { tr: 'Bu sayfayı artık yönetmiyorsunuz.', en: 'You no longer manage this page.' },
  'too-many-invitations': {
    tr: 'En fazla 10 bekleyen davet olabilir. Önce birini geri çekin.',
    en: 'There can be 10 open invitations at most. Withdraw one first.',
  },
  'mails-not-sent': {
    tr: 'Şu anda e-posta gönderemiyoruz; davet gönderilmedi.',
    en: 'We cannot send e-mails at the moment; nobody was invited.',
  },
  'e-mail-not-verified': { tr: 'Önce e-posta adresinizi doğrulayın.', en: 'Please verify your e-mail address first.' },
  'invitation-expired': {
    tr: 'Bu davetin süresi dolmuş, davet geri çekilmiş veya daha önce kullanılmış.',
    en: 'This invitation has expired, was withdrawn or was used before.',
  },

  owners: { tr: 'Sayfayı yönetenler', en: 'Who manages the page' },
  you: { tr: '(siz)', en: '(you)' },
  ownerSince: { tr: (date: string) => `${date} tarihinden beri`, en: (date: string) => `Since ${date}` },
  openInvitations: { tr: 'Bekleyen davetler', en: 'Open invitations' },
  validUntil: { tr: (date: string) => `${date} tarihine kadar geçerli`, en: (date: string) => `Valid until ${date}` },
  toHandOver: { tr: 'Devir', en: 'Hand-over' },
  withdraw: { tr: 'Geri çek', en: 'Withdraw' },
  withdrawn: { tr: 'Davet geri çekildi', en: 'The invitation was withdrawn' },
  invite: { tr: 'Birini davet edin', en: 'Invite somebody' },
  email: { tr: 'E-posta adresi', en: 'E-mail address' },
  handOver: {
    tr: 'Sayfayı devret: kabul edilince ben yönetmeyi bırakırım',
    en: 'Hand the page over: I stop managing it once it is accepted',
  },
  sendInvitation: { tr: 'Davet Gönder', en: 'Send the invitation' },
  invited: { tr: 'Davet gönderildi', en: 'The invitation was sent' },
  leave: { tr: 'Yönetmeyi bırak', en: 'Stop managing the page' },
  leaveSure: {
    tr: 'Bu sayfayı yönetmeyi bırakmak istediğinizden emin misiniz?',
    en: 'Are you sure that you want to stop managing this page?',
  },
  leaveConfirm: { tr: 'Evet, Bırak', en: 'Yes, stop' },
  keep: { tr: 'Vazgeç', en: 'Cancel' },
  left: { tr: 'Sayfayı artık yönetmiyorsunuz', en: 'You no longer manage the page' },
});
