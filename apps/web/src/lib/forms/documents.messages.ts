import { defineMessages } from '../messages.js';

/** Reasons for the refusal of a document, by code. */
export const documentRefusalMessages = defineMessages({
  'too-many-documents': { tr: 'En fazla 3 belge ekleyebilirsiniz.', en: 'You can add 3 documents at most.' },
  'empty-file': { tr: 'Bu dosya boş.', en: 'This file is empty.' },
  'file-too-large': { tr: 'Dosya en fazla 10 MB olabilir.', en: 'A file can have 10 MB at most.' },
  'unsupported-media-type': {
    tr: 'Yalnızca PDF, JPEG, PNG veya WebP yükleyebilirsiniz.',
    en: 'You can upload PDF, JPEG, PNG or WebP only.',
  },
  'not-a-document': {
    tr: 'Bu dosya PDF veya görsel değil ya da bozuk.',
    en: 'This file is neither a PDF nor a picture, or a broken one.',
  },
  'too-many-pixels': {
    tr: 'Görsel en fazla 25 megapiksel olabilir.',
    en: 'A picture can have 25 megapixels at most.',
  },
  'claim-decided': {
    tr: 'Bu talebe bu arada karar verildi. Sayfayı yenileyin.',
    en: 'This claim has been decided meanwhile. Please reload the page.',
  },
  'claim-not-found': {
    tr: 'Bu talep artık yok. Sayfayı yenileyin.',
    en: 'This claim is gone. Please reload the page.',
  },
  'certificate-not-held': {
    tr: 'Bu sertifika sayfada yok. Önce sertifikayı işaretleyip kaydedin.',
    en: 'The page does not have this certificate. Tick and save it first.',
  },
  'not-page-owner': { tr: 'Bu sayfayı artık yönetmiyorsunuz.', en: 'You no longer manage this page.' },
  'e-mail-not-verified': { tr: 'Önce e-posta adresinizi doğrulayın.', en: 'Please verify your e-mail address first.' },
});
