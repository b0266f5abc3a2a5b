import { defineMessages } from '../../../lib/messages.js';

export const reviewPhotoMessages = defineMessages({
  title: { tr: 'Fotoğraflar', en: 'Photos' },
  photo: { tr: (at: number) => `Fotoğraf ${at}`, en: (at: number) => `Photo ${at}` },
  photos: { tr: (count: number) => `${count} fotoğraf`, en: (count: number) => `${count} photos` },
  notSeen: { tr: 'yorum yayında olmadığı için açılmaz', en: 'does not open, as the review is not published' },
  takeDown: { tr: 'Fotoğrafı kaldır', en: 'Take the photo down' },
  takeDownTitle: { tr: 'Fotoğrafı yayından kaldır', en: 'Take the photo down' },
  takenDownNow: {
    tr: 'Fotoğraf kaldırıldı; yazanına gerekçesi e-postayla bildirilecek',
    en: 'Photo taken down; its author is told why by e-mail',
  },
  takenDownBy: {
    tr: (who: string, when: string) => `Kaldırıldı: ${[who, when].filter(Boolean).join(', ')}`,
    en: (who: string, when: string) => `Taken down: ${[who, when].filter(Boolean).join(', ')}`,
  },
  failedToTakeDown: { tr: 'Fotoğraf kaldırılamadı', en: 'The photo could not be taken down' },
  putBack: { tr: 'Yeniden yayınla', en: 'Publish again' },
  putBackNow: { tr: 'Fotoğraf yeniden yorumda', en: 'The photo is back in the review' },
  failedToPutBack: { tr: 'Fotoğraf yayınlanamadı', en: 'The photo could not be published' },
  'photo-not-found': { tr: 'Fotoğraf artık yorumda değil.', en: 'The photo is no longer in the review.' },
  'review-not-found': { tr: 'Yorum artık yok.', en: 'The review is no longer there.' },
  'too-many-photos': { tr: 'Yorumda dört fotoğraf var.', en: 'The review has four photos.' },
});
