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
    tr: 'Şifrenizi yarım saatten uzun süre önce yazdınız. Bu işlem için bir kez daha yazın; kaldığınız yerden devam eder.',
    en: 'You typed your password more than half an hour ago. Type it once more for this; it then goes on.',
  },
  confirm: { tr: 'Doğrula', en: 'Confirm' },
  tooMany: {
    tr: 'Çok fazla deneme yaptınız. Lütfen biraz sonra tekrar deneyin.',
    en: 'Too many tries. Please try again a little later.',
  },
});
