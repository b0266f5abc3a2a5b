import { defineMessages } from '../../../lib/messages.js';

export const credentialsMessages = defineMessages({
  password: { tr: 'Şifreniz', en: 'Your password' },
  code: { tr: 'Doğrulama kodu', en: 'Code' },
  codeHelp: { tr: 'Doğrulama uygulamanızın gösterdiği 6 haneli kod.', en: 'The six digits that your app shows.' },
  recoveryCode: { tr: 'Kurtarma kodu', en: 'Recovery code' },
  recoveryCodeHelp: {
    tr: 'Sakladığınız kodlardan biri. Her kod bir kez kullanılır.',
    en: 'One of those that you kept. Each works once.',
  },
  useRecoveryCode: { tr: 'Telefonum yanımda değil, kurtarma kodu kullan', en: 'No telephone: use a recovery code' },
  useApp: { tr: 'Uygulamadaki kodu kullan', en: 'Use the code of the app' },
  passkeyName: { tr: 'Anahtarın adı', en: 'Name of the passkey' },
  passkeyNameHelp: {
    tr: 'Listede tanımanız için; örneğin “İş telefonum”.',
    en: 'To recognise it by, such as “Work phone”.',
  },
  passkeyCancelled: {
    tr: 'Geçiş anahtarı kullanılmadı: işlem iptal edildi ya da süresi doldu.',
    en: 'No passkey was used: it was cancelled, or time ran out.',
  },
  passkeyExists: {
    tr: 'Bu cihazda hesabınızın bir geçiş anahtarı zaten var.',
    en: 'This device has a passkey of your account already.',
  },
  passkeyRefused: {
    tr: 'Bu geçiş anahtarı kabul edilmedi. Şifrenizle giriş yapabilirsiniz.',
    en: 'This passkey was not accepted. You can sign in with your password.',
  },
  passkeyNotAdded: {
    tr: 'Bu geçiş anahtarı eklenemedi: cihazınız kilidini doğrulamadı ya da anahtar zaten kayıtlı.',
    en: 'This passkey could not be added: your device did not verify you, or it is here already.',
  },
  passkeyExpired: { tr: 'İşlemin süresi doldu. Yeniden deneyin.', en: 'Time ran out. Please try again.' },
  tooManyPasskeys: {
    tr: 'En fazla 10 geçiş anahtarınız olabilir. Önce birini silin.',
    en: 'You can have ten passkeys at most. Delete one first.',
  },
  noPasskey: { tr: 'Bu geçiş anahtarı zaten silinmiş.', en: 'This passkey is gone already.' },
  wrongPassword: { tr: 'Şifre hatalı', en: 'Wrong password' },
  wrongCode: {
    tr: 'Bu kod hatalı ya da daha önce kullanıldı. Yeni bir kod yazın.',
    en: 'This code is wrong or was used before. Type a new one.',
  },
  exists: {
    tr: 'İki adımlı doğrulama zaten açık. Sayfayı yenileyin.',
    en: 'The second factor is on already. Load the page again.',
  },
  none: {
    tr: 'İki adımlı doğrulama kapalı ya da kurulumu yarım kaldı. Sayfayı yenileyip baştan başlayın.',
    en: 'The second factor is off, or its set-up was not finished. Load the page again and begin anew.',
  },
  confirmTitle: { tr: 'Siz olduğunuzu doğrulayın', en: 'Confirm that it is you' },
  confirmText: {
    tr: 'Kimliğinizi yarım saatten uzun süre önce doğruladınız. Bu işlem için şifrenizi yeniden yazın ya da geçiş anahtarınızı kullanın; kaldığınız yerden devam eder.',
    en: 'You confirmed more than half an hour ago that it is you. Type your password once more for this, or use your passkey; it then goes on.',
  },
  confirm: { tr: 'Doğrula', en: 'Confirm' },
  or: { tr: 'veya', en: 'or' },
  confirmByPasskey: { tr: 'Geçiş anahtarıyla doğrula', en: 'Confirm with a passkey' },
  passkeyNotConfirmed: {
    tr: 'Bu geçiş anahtarı kabul edilmedi. Şifrenizi yazabilirsiniz.',
    en: 'This passkey was not accepted. You can type your password.',
  },
  withoutPasskey: {
    tr: 'Hesabınızda geçiş anahtarı yok. Hesabım sayfasından ekleyebilirsiniz.',
    en: 'Your account has no passkey. You can add one on the page of your account.',
  },
  tooMany: {
    tr: 'Çok fazla deneme yaptınız. Lütfen biraz sonra tekrar deneyin.',
    en: 'Too many tries. Please try again a little later.',
  },
});
