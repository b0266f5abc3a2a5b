import { photoProblemMessages } from '../../lib/forms/photo-problems.messages.js';
import { defineMessages } from '../../lib/messages.js';

/** Messages about photos for authors of reviews; loaded with the field. */
export const reviewPhotosMessages = defineMessages({
  ...photoProblemMessages,
  legend: { tr: 'Fotoğraflar', en: 'Photos' },
  help: {
    tr: 'En fazla 4 fotoğraf; JPEG, PNG veya WebP, her biri en fazla 5 MB. Çekildiği yer gibi gizli bilgiler dosyadan silinir. Başkalarının tanınacağı fotoğraf yüklemeyin.',
    en: 'At most 4 photos; JPEG, PNG or WebP with up to 5 MB each. Hidden details such as where it was taken are removed. Upload no photo on which others can be recognised.',
  },
  add: { tr: 'Fotoğraf ekle', en: 'Add photos' },
  full: { tr: 'Bir yorumda en fazla 4 fotoğraf olabilir.', en: 'A review can have 4 photos at most.' },
  alt: {
    tr: (at: number) => `${at}. fotoğrafta ne görünüyor? (isteğe bağlı)`,
    en: (at: number) => `What does photo ${at} show? (optional)`,
  },
  preview: { tr: (at: number) => `${at}. fotoğrafın önizlemesi`, en: (at: number) => `Preview of photo ${at}` },
  waiting: { tr: 'Yorumunuz yayınlandığında görünür.', en: 'Seen once your review is published.' },
  remove: { tr: 'Kaldır', en: 'Remove' },
  removeOf: { tr: (at: number) => `${at}. fotoğrafı kaldır`, en: (at: number) => `Remove photo ${at}` },
  removed: { tr: 'Fotoğraf kaldırıldı.', en: 'The photo was removed.' },
  undo: { tr: 'Geri al', en: 'Undo' },
  uploading: {
    tr: (at: number, of: number) => `Fotoğraf yükleniyor: ${at} / ${of}`,
    en: (at: number, of: number) => `Uploading photo ${at} of ${of}`,
  },
  left: {
    tr: 'Yorumunuz kaydedildi, ama bazı fotoğraflar yüklenemedi. Yeniden gönderin ya da onları kaldırın.',
    en: 'Your review was saved, but some photos were not uploaded. Send again, or remove them.',
  },
  finish: { tr: 'Bu fotoğraflar olmadan bitir', en: 'Finish without these photos' },
  gone: {
    tr: 'Fotoğraf artık yok; sayfayı yenileyin.',
    en: 'The photo is no longer there; load the page again.',
  },
});
