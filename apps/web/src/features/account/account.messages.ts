import { defineMessages } from '../../lib/messages.js';

export const accountMessages = defineMessages({
  name: { tr: 'Ad soyad', en: 'Full name' },
  email: { tr: 'E-posta', en: 'E-mail' },
  password: { tr: 'Şifre', en: 'Password' },
  passwordAgain: { tr: 'Şifre (tekrar)', en: 'Password (again)' },
  currentPassword: { tr: 'Şu anki şifre', en: 'Current password' },
  newPassword: { tr: 'Yeni şifre', en: 'New password' },
  newPasswordAgain: { tr: 'Yeni şifre (tekrar)', en: 'New password (again)' },
  passwordHelp: {
    tr: 'En az 12 karakter. Birkaç kelimelik bir cümle kolay hatırlanır.',
    en: 'At least 12 characters. A sentence of a few words is easy to remember.',
  },
  show: { tr: 'Göster', en: 'Show' },
  hide: { tr: 'Gizle', en: 'Hide' },
  showPassword: { tr: 'Şifreyi göster', en: 'Show password' },
  hidePassword: { tr: 'Şifreyi gizle', en: 'Hide password' },

  nameTooShort: { tr: 'Ad soyad en az 2 karakter olmalıdır', en: 'Name must be at least 2 characters' },
  nameTooLong: { tr: 'Ad soyad en fazla 100 karakter olabilir.', en: 'Name can be at most 100 characters.' },
  passwordTooShort: { tr: 'Şifre en az 12 karakter olmalıdır', en: 'Password must be at least 12 characters' },
  passwordTooLong: { tr: 'Şifre en fazla 128 karakter olabilir.', en: 'Password can be at most 128 characters.' },
  commonPassword: {
    tr: 'Bu şifre çok yaygın. Lütfen başka bir şifre seçin.',
    en: 'This password is very common. Please choose another one.',
  },
  passwordMismatch: { tr: 'Şifreler eşleşmiyor', en: 'Passwords do not match' },
  wrongPassword: { tr: 'Şifre hatalı', en: 'Wrong password' },
  wrongCredentials: { tr: 'E-posta veya şifre hatalı', en: 'Wrong e-mail or password' },
  notVerified: { tr: 'Önce e-posta adresinizi doğrulayın.', en: 'Please verify your e-mail address first.' },
  linkExpired: {
    tr: 'Bağlantının süresi dolmuş veya bağlantı daha önce kullanılmış.',
    en: 'The link has expired or was used before.',
  },

  signUpTitle: { tr: 'Kayıt Ol', en: 'Sign up' },
  signUpHeading: { tr: 'Hesap oluşturun', en: 'Create an account' },
  signUpLead: {
    tr: 'Firmaları değerlendirmek ve yorumlarınızı yönetmek için.',
    en: 'To rate businesses and manage your reviews.',
  },
  signUpDone: {
    tr: 'Hesabınızı etkinleştirmek için e-posta adresinize bir bağlantı gönderdik.',
    en: 'We have sent a link to your e-mail address to activate your account.',
  },
  sentTo: { tr: 'Gönderdiğimiz adres:', en: 'We sent it to:' },
  linkLasts: { tr: 'Bağlantı 24 saat geçerlidir.', en: 'The link is valid for 24 hours.' },
  haveAccount: { tr: 'Hesabınız var mı? Giriş yapın', en: 'Have an account? Sign in' },
  resend: { tr: 'Bağlantıyı yeniden gönder', en: 'Send the link again' },
  resent: { tr: 'Yeni bir bağlantı gönderdik.', en: 'We have sent a new link.' },

  signIn: { tr: 'Giriş Yap', en: 'Sign in' },
  signInHeading: { tr: 'Giriş yapın', en: 'Sign in to your account' },
  signInLead: { tr: 'Yorum yazmak ve hesabınızı yönetmek için.', en: 'To write reviews and manage your account.' },
  forgot: { tr: 'Şifremi unuttum', en: 'Forgot password' },
  createAccount: { tr: 'Hesap oluşturun', en: 'Create an account' },

  ownPages: { tr: 'İşletmelerim', en: 'My businesses' },
  signOut: { tr: 'Çıkış Yap', en: 'Sign out' },
  signOutHeading: { tr: 'Çıkış yapmak istiyor musunuz?', en: 'Do you want to sign out?' },
  signOutLead: {
    tr: 'Yeniden giriş yapana kadar yorum yazamazsınız.',
    en: 'You cannot write reviews until you sign in again.',
  },
  signedOut: { tr: 'Çıkış yapıldı', en: 'Signed out' },
  stay: { tr: 'Vazgeç', en: 'Cancel' },

  verifyTitle: { tr: 'E-posta Doğrulama', en: 'E-mail verification' },
  verifyHeading: { tr: 'E-posta adresinizi doğrulayın', en: 'Verify your e-mail address' },
  verifyLead: {
    tr: 'Hesabınızı etkinleştirmek için düğmeye basın.',
    en: 'Press the button to activate your account.',
  },
  verify: { tr: 'Adresimi Doğrula', en: 'Verify my address' },
  verified: {
    tr: 'E-posta adresiniz doğrulandı. Artık giriş yapabilirsiniz.',
    en: 'Your e-mail address is verified. You can sign in now.',
  },
  verifiedHeading: { tr: 'Adresiniz doğrulandı', en: 'Your address is verified' },
  verifiedLead: { tr: 'Hesabınız kullanıma hazır.', en: 'Your account is ready.' },
  signInAndGoOn: { tr: 'Giriş Yap ve Devam Et', en: 'Sign in and go on where you were' },
  whoseSignUp: {
    tr: 'Bu tarayıcıdan kayıt olmadınız. Hesabınızı etkinleştirmek için kayıt olurken belirlediğiniz şifreyi yazın.',
    en: 'You did not sign up in this browser. To activate your account, type the password that you chose when signing up.',
  },
  linkMissing: {
    tr: 'Bu adreste bağlantının bir parçası eksik. Lütfen e-postadaki bağlantının tamamını açın.',
    en: 'A part of the link is missing from this address. Please open the whole link from the e-mail.',
  },
  sendAgain: { tr: 'Yeni bir bağlantı isteyin:', en: 'Request for a new link:' },

  forgotHeading: { tr: 'Şifrenizi mi unuttunuz?', en: 'Forgot your password?' },
  forgotLead: {
    tr: 'E-posta adresinizi yazın; şifrenizi sıfırlamanız için bir bağlantı gönderelim.',
    en: 'Enter your e-mail address and we will send a link to reset your password.',
  },
  sendResetLink: { tr: 'Sıfırlama Bağlantısı Gönder', en: 'Send reset link' },
  resetLinkSent: {
    tr: 'Bu adrese kayıtlı bir hesap varsa sıfırlama bağlantısı gönderdik.',
    en: 'If an account is registered to this address, we have sent a reset link.',
  },
  backToSignIn: { tr: 'Girişe dön', en: 'Back to sign-in' },

  resetTitle: { tr: 'Şifre Sıfırlama', en: 'Password reset' },
  resetHeading: { tr: 'Yeni bir şifre belirleyin', en: 'Choose a new password' },
  resetLead: {
    tr: 'Şifreniz değişince bütün cihazlardaki oturumlarınız kapanır.',
    en: 'When your password changes you are signed out on every device.',
  },
  requestResetLink: { tr: 'Yeni bir sıfırlama bağlantısı isteyin', en: 'Request for a new reset link' },
  contactAdministrator: {
    tr: 'Yöneticinizden yeni bir bağlantı isteyin.',
    en: 'Request your administrator for a new link.',
  },
  saveNewPassword: { tr: 'Yeni Şifreyi Kaydet', en: 'Save new password' },
  resetDone: {
    tr: 'Şifreniz değiştirildi. Yeni şifrenizle giriş yapabilirsiniz.',
    en: 'Your password has been changed. You can sign in with the new one.',
  },

  kept: { tr: 'Sakladıklarım', en: 'What I keep' },
  favourites: { tr: (count: string) => `Favorilerim (${count})`, en: (count: string) => `My favourites (${count})` },
  savedSearches: { tr: 'Kayıtlı aramalarım', en: 'My saved searches' },
  account: { tr: 'Hesabım', en: 'My account' },
  accountLead: { tr: 'Bilgileriniz, yorumlarınız ve verileriniz.', en: 'Your details, reviews and data.' },
  accountSignIn: { tr: 'Hesabınızı görmek için giriş yapın.', en: 'Sign in to see your account.' },
  accountFailed: { tr: 'Hesap bilgileri yüklenemedi', en: 'Account details could not be loaded' },
  details: { tr: 'Bilgilerim', en: 'My details' },
  memberSince: { tr: (date: string) => `Üyelik tarihi: ${date}`, en: (date: string) => `Member since ${date}` },
  save: { tr: 'Kaydet', en: 'Save' },
  nameSaved: { tr: 'Adınız güncellendi', en: 'Your name has been updated' },
  changePassword: { tr: 'Şifre değiştir', en: 'Change password' },
  changePasswordLead: {
    tr: 'Şifreniz değişince diğer cihazlardaki oturumlarınız kapanır.',
    en: 'When your password changes you are signed out on your other devices.',
  },
  passwordSaved: { tr: 'Şifreniz güncellendi', en: 'Your password has been updated' },
  myQuotes: { tr: 'Fiyat taleplerim', en: 'My requests for prices' },
  myQuotesLead: {
    tr: 'Hesabınızla gönderdiğiniz talepler ve gelen teklifler.',
    en: 'What you have requested with your account, and the offers.',
  },
  showQuotes: { tr: 'Taleplerimi göster', en: 'Show my requests' },
  myData: { tr: 'Verilerim', en: 'My data' },
  myDataLead: {
    tr: 'Hesabınızla ilgili sakladığımız her şeyi tek dosyada indirebilirsiniz.',
    en: 'You can download everything we keep about your account as one file.',
  },
  download: { tr: 'Verilerimi İndir', en: 'Download my data' },
  eraseHeading: { tr: 'Hesabımı sil', en: 'Delete my account' },
  eraseLead: {
    tr: 'Hesabınız hemen silinir ve geri alınamaz. Fiyat talepleriniz, gelen teklifler, favorileriniz ve kayıtlı aramalarınız da silinir; sayfalarınızın sahipliği sona erer. Yorumlarınız ‘Anonim Kullanıcı’ adıyla, fotoğrafsız kalır.',
    en: 'Your account is deleted at once and for good, with your requests for quotes and their offers, your favourites and saved searches; you no longer own your pages. Your reviews stay under the name ‘Anonymous user’, without their photos.',
  },
  erase: { tr: 'Hesabımı Sil', en: 'Delete my account' },
  eraseSure: {
    tr: 'Hesabınızı silmek istediğinizden emin misiniz?',
    en: 'Are you sure you want to delete your account?',
  },
  eraseConfirm: { tr: 'Evet, Hesabımı Sil', en: 'Yes, delete my account' },
  erased: { tr: 'Hesabınız silindi', en: 'Your account has been deleted' },
});
