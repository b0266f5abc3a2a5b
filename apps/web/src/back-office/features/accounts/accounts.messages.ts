import { FORM_LABELS } from '@tedarik/fields';
import { defineMessages } from '../../../lib/messages.js';

const { account: OF_ACCOUNT } = FORM_LABELS;

export const managedAccountMessages = defineMessages({
  title: { tr: 'Hesaplar', en: 'Accounts' },
  lead: {
    tr: 'Yönetim paneline kimlerin girebildiği ve neleri yapabildiği.',
    en: 'Who may enter the admin panel, and what they may do.',
  },
  searchIn: { tr: 'Ad, kullanıcı adı veya e-posta', en: 'Name, user name or email' },
  invite: { tr: 'Davet Et', en: 'Invite' },
  inviteTitle: { tr: 'Yeni Hesaba Davet Et', en: 'Invite to a new account' },
  editTitle: { tr: 'Hesabı Düzenle', en: 'Edit account' },
  fullName: OF_ACCOUNT.fullName,
  username: OF_ACCOUNT.username,
  usernameHelp: { tr: 'Harf, rakam, nokta, tire ve alt çizgi.', en: 'Letters, digits, dots, hyphens and underscores.' },
  email: OF_ACCOUNT.email,
  emailHelp: {
    tr: 'Verirseniz şifre belirleme bağlantısı gönderilir; vermezseniz ilk şifre size bir kez gösterilir.',
    en: 'With one, a link for choosing a password is mailed; without, the first password is shown to you once.',
  },
  avatarUrl: OF_ACCOUNT.avatarUrl,
  role: OF_ACCOUNT.role,
  status: { tr: 'Durum', en: 'Status' },
  lastLogin: { tr: 'Son giriş', en: 'Last sign-in' },
  never: { tr: 'Hiç', en: 'Never' },
  admin: { tr: 'Yönetici', en: 'Administrator' },
  editor: { tr: 'Editör', en: 'Editor' },
  moderator: { tr: 'Moderatör', en: 'Moderator' },
  adminHelp: { tr: 'Her şey', en: 'Everything' },
  editorHelp: { tr: 'Panel, blog, blog yorumları, SEO içeriği', en: 'Dashboard, blog, blog comments, SEO content' },
  moderatorHelp: {
    tr: 'Panel, yorumlar, fotoğraflar, blog yorumları, başvurular, sahiplik talepleri, düzeltme önerileri, fiyat talepleri',
    en: 'Dashboard, reviews, photos, blog comments, submissions, claims of pages, suggested changes, requests for prices',
  },
  active: { tr: 'Aktif', en: 'Active' },
  disabled: { tr: 'Pasif', en: 'Disabled' },
  awaitsPassword: { tr: 'Şifre bekleniyor', en: 'Awaits a password' },
  isActive: OF_ACCOUNT.active,
  resetPassword: { tr: 'Şifreyi sıfırla', en: 'Reset password' },
  resetQuestion: {
    tr: (name: string) =>
      `"${name}" hesabının şifresi hemen geçersiz olur ve bütün oturumları kapanır. Devam edilsin mi?`,
    en: (name: string) => `The password of "${name}" ends at once, and so does every session. Go on?`,
  },
  hasSecondFactor: { tr: 'İki adımlı', en: 'Two steps' },
  hasPasskey: { tr: 'Geçiş anahtarlı', en: 'Passkey' },
  removePasskeys: { tr: 'Geçiş anahtarlarını kaldır', en: 'Remove the passkeys' },
  passkeysRemoved: { tr: 'Geçiş anahtarları kaldırıldı', en: 'Passkeys removed' },
  removeFactor: { tr: 'İki adımlı doğrulamayı kaldır', en: 'Remove the second factor' },
  removeFactorQuestion: {
    tr: (name: string) =>
      `"${name}" telefonunu kaybettiyse kaldırın: geçiş anahtarları da silinir, hesap yeniden yalnızca şifreyle açılır, bütün oturumları kapanır ve kendisine e-postayla bildirilir. Devam edilsin mi?`,
    en: (name: string) =>
      `Remove it when "${name}" has lost the telephone: passkeys go too, the password alone opens the account again, every session ends, and the owner is told by mail. Go on?`,
  },
  factorRemoved: { tr: 'İki adımlı doğrulama kaldırıldı', en: 'Second factor removed' },
  failedToRemoveFactor: { tr: 'İki adımlı doğrulama kaldırılamadı', en: 'Second factor could not be removed' },
  ownSecondFactor: {
    tr: 'Kendi hesabınızınkini Hesabım sayfasından kapatın.',
    en: 'Switch your own off on the page of your account.',
  },
  noSecondFactor: {
    tr: 'Bu hesapta iki adımlı doğrulama zaten kapalı, geçiş anahtarı da yok.',
    en: 'This account has no second factor and no passkey any more.',
  },

  added: { tr: 'Hesap açıldı', en: 'Account opened' },
  linkMailed: {
    tr: (email: string) => `Şifre belirleme bağlantısı ${email} adresine gönderildi`,
    en: (email: string) => `A link for choosing a password was mailed to ${email}`,
  },
  updated: { tr: 'Hesap güncellendi', en: 'Account updated' },
  updatedWithoutLink: {
    tr: 'Hesap güncellendi. Eski adrese gönderilen bağlantı artık geçersiz; "Şifreyi sıfırla" ile yenisini gönderin.',
    en: 'Account updated. The link that was mailed to the former address has ended: send a new one with "Reset password".',
  },
  deletedForGood: {
    tr: 'Silinen hesap geri getirilemez. Girişi yalnızca bir süre engellemek için hesabı pasif yapın.',
    en: 'A deleted account cannot be restored. To prevent signing in for a while, disable the account.',
  },
  deleted: { tr: 'Hesap silindi', en: 'Account deleted' },
  deletedMany: { tr: (n: number) => `${n} hesap silindi`, en: (n: number) => `${n} accounts deleted` },
  failedToAdd: { tr: 'Hesap açılamadı', en: 'Account could not be opened' },
  failedToUpdate: { tr: 'Hesap güncellenemedi', en: 'Account could not be updated' },
  failedToReset: { tr: 'Şifre sıfırlanamadı', en: 'Password could not be reset' },
  failedToDelete: { tr: 'Hesap silinemedi', en: 'Account could not be deleted' },
  failedToLoad: { tr: 'Hesaplar yüklenemedi', en: 'Accounts could not be loaded' },

  passwordTitle: { tr: 'İlk şifre', en: 'First password' },
  passwordText: {
    tr: (name: string) =>
      `"${name}" ilk girişte bu şifreyi değiştirmek zorunda. Şifre bir daha gösterilmez; kopyalayıp kendisine iletin.`,
    en: (name: string) =>
      `"${name}" has to change this password at the first sign-in. It is not shown again: copy it and hand it over.`,
  },
  noPasswordText: {
    tr: 'Hesap daha önce açılmıştı; ilk şifre yeniden gösterilmez. Gerekirse şifreyi sıfırlayın.',
    en: 'The account had been opened before; its first password is not shown again. Reset it if need be.',
  },

  lastAdmin: {
    tr: 'Giriş yapabilen son yöneticinin yetkisi alınamaz.',
    en: 'The last administrator who can sign in has to stay one.',
  },
  usernameTaken: { tr: 'Bu kullanıcı adı zaten kullanılıyor', en: 'This user name is already in use' },
  usernameAlike: {
    tr: 'Bu kullanıcı adı başka bir hesabınkine çok benziyor',
    en: 'This user name looks too much like that of another account',
  },
  invalidUsername: { tr: 'Kullanıcı adında bu karakter olamaz', en: 'A user name cannot have this character' },
  tooShort: { tr: 'Bu değer çok kısa', en: 'This value is too short' },
});
