import { photoProblemMessages } from '../../lib/forms/photo-problems.messages.js';
import { defineMessages } from '../../lib/messages.js';

export const pagePhotosMessages = defineMessages({
  ...photoProblemMessages,
  title: { tr: 'Fotoğraflar', en: 'Photos' },
  lead: {
    tr: 'En fazla 12 fotoğraf; JPEG, PNG veya WebP, her biri en fazla 5 MB. Fotoğraf yüklediğiniz anda yayınlanır; çekildiği yer gibi gizli bilgiler dosyadan silinir. Yalnızca yayınlama hakkına sahip olduğunuz fotoğrafları yükleyin.',
    en: 'At most 12 photos; JPEG, PNG or WebP with up to 5 MB each. A photo is published as soon as it is uploaded; hidden details such as where it was taken are removed. Only upload photos that you may publish.',
  },
  failed: { tr: 'Fotoğraflar yüklenemedi', en: 'The photos could not be loaded' },
  add: { tr: 'Fotoğraf ekle', en: 'Add photos' },
  full: { tr: 'Sayfada yer kalmadı: önce bir fotoğrafı kaldırın.', en: 'The page is full: remove a photo first.' },
  uploading: {
    tr: (at: number, of: number) => `Yükleniyor: ${at} / ${of}`,
    en: (at: number, of: number) => `Uploading ${at} of ${of}`,
  },
  uploaded: { tr: 'Fotoğraf yayında', en: 'The photo is published' },
  notUploaded: {
    tr: (file: string, why: string) => `${file}: ${why}`,
    en: (file: string, why: string) => `${file}: ${why}`,
  },
  alt: { tr: (at: number) => `${at}. fotoğrafta ne görünüyor?`, en: (at: number) => `What does photo ${at} show?` },
  altHelp: {
    tr: 'Fotoğrafı göremeyenler için bir cümle: “Taş değirmende öğütülen pul biber”.',
    en: 'A sentence for those who cannot see it: “Chilli flakes from the stone mill”.',
  },
  earlier: { tr: 'Öne al', en: 'Move forward' },
  later: { tr: 'Arkaya al', en: 'Move back' },
  earlierOf: { tr: (at: number) => `${at}. fotoğrafı öne al`, en: (at: number) => `Move photo ${at} forward` },
  laterOf: { tr: (at: number) => `${at}. fotoğrafı arkaya al`, en: (at: number) => `Move photo ${at} back` },
  remove: { tr: 'Kaldır', en: 'Remove' },
  removeOf: { tr: (at: number) => `${at}. fotoğrafı kaldır`, en: (at: number) => `Remove photo ${at}` },
  removed: { tr: 'Fotoğraf kaldırıldı.', en: 'The photo was removed.' },
  undo: { tr: 'Geri al', en: 'Undo' },
  save: { tr: 'Metinleri ve sırayı kaydet', en: 'Save texts and order' },
  saved: { tr: 'Fotoğraflar kaydedildi', en: 'The photos were saved' },
  stale: {
    tr: 'Fotoğraflar bu arada değişti; güncel hâlleri yüklendi, yazdıklarınız duruyor. Kontrol edip yeniden kaydedin.',
    en: 'The photos have changed meanwhile; they were loaded again, and what you typed is still there. Check it and save again.',
  },
  tooLong: { tr: 'Bu metin en fazla 200 karakter olabilir.', en: 'This text can have 200 characters at most.' },
});
