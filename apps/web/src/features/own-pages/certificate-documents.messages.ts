import { defineMessages } from '../../lib/messages.js';

export const certificateDocumentsMessages = defineMessages({
  title: { tr: 'Sertifika belgeleri', en: 'Documents of certificates' },
  lead: {
    tr: 'Her sertifika için bir belge yükleyebilirsiniz: PDF, JPEG, PNG veya WebP, en fazla 10 MB. Belgeler yayınlanmaz; yalnızca değişiklikleri inceleyen ekibimiz görür.',
    en: 'You can upload one document for each certificate: PDF, JPEG, PNG or WebP with up to 10 MB. They are not published; only the team that looks at changes sees them.',
  },
  failed: { tr: 'Belgeler yüklenemedi', en: 'The documents could not be loaded' },
  none: { tr: 'Belge yok', en: 'No document' },
  add: { tr: 'Belge yükle', en: 'Upload a document' },
  replace: { tr: 'Değiştir', en: 'Replace' },
  addOf: { tr: (name: string) => `Belge yükle: ${name}`, en: (name: string) => `Upload a document: ${name}` },
  replaceOf: {
    tr: (name: string) => `Belgeyi değiştir: ${name}`,
    en: (name: string) => `Replace the document: ${name}`,
  },
  remove: { tr: 'Kaldır', en: 'Remove' },
  removeOf: { tr: (name: string) => `Belgeyi kaldır: ${name}`, en: (name: string) => `Remove the document: ${name}` },
  sending: { tr: 'Yükleniyor…', en: 'Uploading…' },
  saved: { tr: 'Belge yüklendi', en: 'The document was uploaded' },
  removed: { tr: 'Belge kaldırıldı', en: 'The document was removed' },
});
