import { defineMessages } from '../../../lib/messages.js';

export const pictureMessages = defineMessages({
  upload: { tr: (what: string) => `${what}: dosya yükleyin`, en: (what: string) => `${what}: upload a file` },
  uploadHelp: {
    tr: 'ya da buraya sürükleyin. En fazla 5 MB; JPEG, PNG, WebP, AVIF veya GIF.',
    en: 'or drop it here. At most 5 MB; JPEG, PNG, WebP, AVIF or GIF.',
  },
  uploading: { tr: (what: string) => `${what} yükleniyor`, en: (what: string) => `Uploading ${what}` },
  stillUploading: {
    tr: 'Görsel yükleniyor; bitince kaydedebilirsiniz.',
    en: 'The picture is being uploaded; you can save when it is done.',
  },
  previewOf: { tr: (what: string) => `${what} önizlemesi`, en: (what: string) => `Preview of ${what}` },
  remove: { tr: 'Kaldır', en: 'Remove' },
  removeThis: { tr: (what: string) => `${what}: kaldır`, en: (what: string) => `Remove ${what}` },
  broken: { tr: 'Görsel yüklenemedi', en: 'The image could not be loaded' },

  failedToUpload: { tr: (why: string) => `Dosya yüklenemedi: ${why}`, en: (why: string) => `Not uploaded: ${why}` },
  tooLarge: { tr: 'Dosya en fazla 5 MB olabilir.', en: 'A file can have 5 MB at most.' },
  wrongType: {
    tr: 'Yalnızca JPEG, PNG, WebP, AVIF veya GIF yükleyebilirsiniz.',
    en: 'You can upload JPEG, PNG, WebP, AVIF or GIF only.',
  },
  notAPicture: {
    tr: 'Bu dosya bir görsel değil ya da bozuk.',
    en: 'This file is no picture, or a broken one.',
  },
  tooManyPixels: { tr: 'Görsel en fazla 25 megapiksel olabilir.', en: 'A picture can have 25 megapixels at most.' },
});
