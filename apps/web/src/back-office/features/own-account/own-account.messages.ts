import { defineMessages } from '../../../lib/messages.js';

export const ownAccountMessages = defineMessages({
  title: { tr: 'Hesabım', en: 'My account' },
  lead: { tr: 'Kendi girişinizin güvenliği.', en: 'How safe your own sign-in is.' },
  password: { tr: 'Şifre', en: 'Password' },
  passwordText: {
    tr: 'Şifreniz değişince diğer oturumlarınız kapanır.',
    en: 'When your password changes, your other sessions end.',
  },
  changePassword: { tr: 'Şifreyi değiştir', en: 'Change password' },

  passkeys: { tr: 'Geçiş anahtarları', en: 'Passkeys' },
  passkeysText: {
    tr: 'Şifre ve kod yazmadan, parmak iziniz, yüzünüz ya da cihazınızın PIN koduyla girersiniz. Sahte bir site bu anahtarı kullanamaz.',
    en: 'You sign in with your fingerprint, your face or the PIN of your device instead of password and code. No fake site can use it.',
  },
  addPasskey: { tr: 'Geçiş anahtarı ekle', en: 'Add a passkey' },
  addPasskeyText: {
    tr: 'Devam edince tarayıcınız parmak izinizi, yüzünüzü ya da PIN kodunuzu sorar.',
    en: 'Your browser then wants your fingerprint, your face or your PIN.',
  },
  passkeyAdded: { tr: 'Geçiş anahtarı eklendi', en: 'Passkey added' },
  noWebAuthn: { tr: 'Bu tarayıcı geçiş anahtarlarını desteklemiyor.', en: 'This browser knows no passkeys.' },
  passkeyAddedAt: { tr: (at: string) => `Eklendi: ${at}`, en: (at: string) => `Added: ${at}` },
  passkeyUsedAt: { tr: (at: string) => `Son giriş: ${at}`, en: (at: string) => `Last used: ${at}` },
  passkeyUnused: { tr: 'Henüz kullanılmadı', en: 'Not used yet' },
  passkeySynced: { tr: 'Cihazlar arasında eşitlenir', en: 'Synced' },
  deletePasskey: { tr: 'Sil', en: 'Delete' },
  deletePasskeyOf: { tr: (name: string) => `Sil: ${name}`, en: (name: string) => `Delete: ${name}` },
  deletePasskeyTitle: { tr: 'Geçiş anahtarını sil', en: 'Delete the passkey' },
  deletePasskeyText: {
    tr: (name: string) =>
      `“${name}” ile artık giriş yapılamaz. Cihazınızda kalan anahtarı da şifre yöneticinizden silebilirsiniz.`,
    en: (name: string) => `“${name}” opens your account no longer. Your password manager may still list it.`,
  },
  passkeyDeleted: { tr: 'Geçiş anahtarı silindi', en: 'Passkey deleted' },

  factor: { tr: 'İki adımlı doğrulama', en: 'Second factor' },
  factorOff: {
    tr: 'Girişte şifrenizden sonra telefonunuzdaki bir kod da istenir. Şifreniz başkasının eline geçse bile hesabınız açılmaz.',
    en: 'After your password the sign-in needs a code of your telephone too. Whoever learns your password cannot get in.',
  },
  setUp: { tr: 'Kur', en: 'Set up' },
  on: { tr: 'Açık', en: 'On' },
  since: { tr: (at: string) => `${at} tarihinden beri`, en: (at: string) => `since ${at}` },
  codesLeft: {
    tr: (n: number) => `Kullanılmamış ${n} kurtarma kodunuz var.`,
    en: (n: number) => `You have ${n} unused recovery codes.`,
  },
  fewCodesLeft: {
    tr: (n: number) => `Yalnızca ${n} kurtarma kodunuz kaldı. Yenilerini oluşturup saklayın.`,
    en: (n: number) => `Only ${n} recovery codes are left. Make new ones and keep them.`,
  },
  newCodes: { tr: 'Yeni kurtarma kodları', en: 'New recovery codes' },
  newCodesText: {
    tr: 'Eski kurtarma kodlarınız geçersiz olur.',
    en: 'Your old recovery codes end.',
  },
  makeCodes: { tr: 'Kodları oluştur', en: 'Make codes' },
  switchOff: { tr: 'Kapat', en: 'Switch off' },
  switchOffTitle: { tr: 'İki adımlı doğrulamayı kapat', en: 'Switch the second factor off' },
  switchOffText: {
    tr: 'Hesabınız yalnızca şifreyle açılır. Telefonunuzu değiştirdiyseniz kapatıp yeniden kurun.',
    en: 'Your password alone opens your account. With a new telephone, switch it off and set it up again.',
  },
  switchedOff: { tr: 'İki adımlı doğrulama kapatıldı', en: 'The second factor is off' },
  failedToLoad: { tr: 'Hesap bilgileriniz yüklenemedi', en: 'Your account could not be loaded' },

  sessions: { tr: 'Oturumlarınız', en: 'Your sessions' },
  sessionsText: {
    tr: 'Yönetim panelinde açık olan oturumlarınız. Tanımadığınız bir oturum varsa sonlandırın ve şifrenizi değiştirin.',
    en: 'Where you are signed in to the admin panel. End one that you do not know, and change your password.',
  },
  sessionsFailed: { tr: 'Oturumlarınız yüklenemedi', en: 'Your sessions could not be loaded' },
  thisSession: { tr: 'Bu oturum', en: 'This session' },
  unknownBrowser: { tr: 'Bilinmeyen tarayıcı', en: 'Unknown browser' },
  begun: { tr: (at: string) => `Giriş: ${at}`, en: (at: string) => `Signed in: ${at}` },
  lastUsed: { tr: (at: string) => `Son işlem: ${at}`, en: (at: string) => `Last used: ${at}` },
  address: { tr: (address: string) => `IP adresi: ${address}`, en: (address: string) => `Address: ${address}` },
  endSession: { tr: 'Sonlandır', en: 'End' },
  endSessionOf: { tr: (device: string) => `Sonlandır: ${device}`, en: (device: string) => `End: ${device}` },
  endOthers: { tr: 'Diğerlerini sonlandır', en: 'End the others' },
  sessionEnded: { tr: 'Oturum sonlandırıldı', en: 'Session ended' },
  othersEnded: { tr: 'Diğer oturumlar sonlandırıldı', en: 'The other sessions were ended' },
  failedToEnd: { tr: 'Oturum sonlandırılamadı', en: 'The session could not be ended' },

  setUpTitle: { tr: 'İki adımlı doğrulamayı kur', en: 'Set up the second factor' },
  firstPassword: { tr: 'Önce şifrenizi yazın.', en: 'Type your password first.' },
  goOn: { tr: 'Devam', en: 'Go on' },
  scan: {
    tr: 'Telefonunuzdaki doğrulama uygulamasıyla (Google Authenticator, Microsoft Authenticator, Aegis gibi) bu karekodu okutun.',
    en: 'Scan this with an authenticator app on your telephone (such as Google Authenticator, Microsoft Authenticator or Aegis).',
  },
  openApp: { tr: 'Uygulama bu cihazdaysa doğrudan açın', en: 'Open it directly in an app on this device' },
  qrCode: { tr: 'Doğrulama uygulaması için karekod', en: 'QR code for the authenticator app' },
  typeKey: {
    tr: 'Okutamıyorsanız uygulamaya bu anahtarı yazın:',
    en: 'If you cannot scan it, type this key into the app:',
  },
  switchOn: { tr: 'Doğrula ve aç', en: 'Confirm and switch on' },
  othersEnd: { tr: 'Diğer oturumlarınız kapanır.', en: 'Your other sessions end.' },

  codesTitle: { tr: 'Kurtarma kodlarınız', en: 'Your recovery codes' },
  codesText: {
    tr: 'Telefonunuz yanınızda değilken bu kodlardan biriyle giriş yaparsınız. Bir daha gösterilmez: güvenli bir yerde saklayın.',
    en: 'One of these lets you in when your telephone is not at hand. They are not shown again: keep them in a safe place.',
  },
  copy: { tr: 'Kopyala', en: 'Copy' },
  copied: { tr: 'Kodlar kopyalandı', en: 'Codes copied' },
  notCopied: {
    tr: 'Kopyalanamadı; kodları elle yazın ya da indirin.',
    en: 'Not copied: write them down or download them.',
  },
  download: { tr: 'İndir', en: 'Download' },
  codesFile: { tr: 'kurtarma-kodlari.txt', en: 'recovery-codes.txt' },
  kept: { tr: 'Sakladım', en: 'I have kept them' },
});
