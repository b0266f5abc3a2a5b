import { defineMessages } from '../../lib/messages.js';

export const sessionMessages = defineMessages({
  title: { tr: 'Yönetici Girişi', en: 'Administrator sign-in' },
  lead: {
    tr: 'İşletmeleri, blogu ve başvuruları buradan yönetirsiniz.',
    en: 'Businesses, the blog and submissions are managed here.',
  },
  username: { tr: 'Kullanıcı adı', en: 'User name' },
  password: { tr: 'Şifre', en: 'Password' },
  signIn: { tr: 'Giriş Yap', en: 'Sign in' },
  confirmCode: { tr: 'Doğrula', en: 'Confirm' },
  otherAccount: { tr: 'Başka bir hesapla giriş yap', en: 'Sign in with another account' },
  signInExpired: {
    tr: 'Girişin süresi doldu. Kullanıcı adınızı ve şifrenizi yeniden yazın.',
    en: 'This sign-in has run out. Type your user name and password again.',
  },
  or: { tr: 'ya da', en: 'or' },
  byPasskey: { tr: 'Geçiş anahtarı kullan', en: 'Sign in with a passkey' },
  toSite: { tr: 'Siteye dön', en: 'Back to the site' },
  required: { tr: 'Bu alan zorunludur', en: 'This field is required' },
  success: { tr: 'Başarılı', en: 'Success' },
  signedIn: { tr: 'Giriş başarılı', en: 'Signed in' },
  wrongCredentials: { tr: 'Geçersiz kullanıcı adı veya şifre', en: 'Wrong user name or password' },
  serviceError: {
    tr: 'Servis hatası, lütfen daha sonra tekrar deneyin',
    en: 'Service error, please try again later',
  },
  wrongAddress: {
    tr: 'Bu adresten giriş yapılamaz. Yönetim panelini sitenin kendi adresinden açın.',
    en: 'Nobody can sign in at this address. Open the admin panel at the address of the site.',
  },

  expiredTitle: { tr: 'Oturumunuz sona erdi', en: 'Your session has ended' },
  expiredText: {
    tr: 'Yazdıklarınız duruyor. Devam etmek için yeniden giriş yapın.',
    en: 'What you typed is still there. Sign in again to go on.',
  },
  unreachableTitle: { tr: 'Yönetim paneline şu anda ulaşılamıyor', en: 'The admin panel cannot be reached right now' },
  unreachableText: {
    tr: 'Hizmete şu anda ulaşılamıyor. Lütfen tekrar deneyin.',
    en: 'The service cannot be reached right now. Please try again.',
  },
  retry: { tr: 'Tekrar Dene', en: 'Try again' },
  requesting: { tr: 'Oturum denetleniyor…', en: 'Checking the session…' },

  passwordTitle: { tr: 'Şifreyi Değiştir', en: 'Change password' },
  passwordMust: {
    tr: 'Bu şifreyi sizin yerinize başkası seçti. Devam etmeden önce kendi şifrenizi belirleyin.',
    en: 'Somebody else chose this password for you. Set your own before you go on.',
  },
  passwordHelp: {
    tr: 'En az 12 karakter. Birkaç kelimelik bir cümle kolay hatırlanır.',
    en: 'At least 12 characters. A sentence of a few words is easy to remember.',
  },
  currentPassword: { tr: 'Şu anki şifre', en: 'Current password' },
  newPassword: { tr: 'Yeni şifre', en: 'New password' },
  newPasswordAgain: { tr: 'Yeni şifre (tekrar)', en: 'New password (again)' },
  mismatch: { tr: 'Şifreler eşleşmiyor', en: 'Passwords do not match' },
  toPanel: { tr: 'Panele dön', en: 'Back to the dashboard' },
  save: { tr: 'Kaydet', en: 'Save' },
  passwordChanged: { tr: 'Şifreniz değiştirildi', en: 'Your password has been changed' },
  tooShort: { tr: 'Şifre en az 12 karakter olmalıdır', en: 'Password must be at least 12 characters' },
  tooLong: { tr: 'Şifre en fazla 128 karakter olabilir.', en: 'Password can be at most 128 characters.' },
  common: {
    tr: 'Bu şifre çok yaygın. Lütfen başka bir şifre seçin.',
    en: 'This password is very common. Please choose another one.',
  },
  sameAgain: { tr: 'Yeni şifre eskisinden farklı olmalıdır', en: 'The new password must differ from the old one' },
});
