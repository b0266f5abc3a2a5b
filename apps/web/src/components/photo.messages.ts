import { withSuffix } from '@tedarik/turkish';
import { defineMessages } from '../lib/messages.js';

export const photoMessages = defineMessages({
  title: { tr: 'Fotoğraflar', en: 'Photos' },
  photoOf: {
    tr: (name: string, at: number) => `${name}, fotoğraf ${at}`,
    en: (name: string, at: number) => `${name}, photo ${at}`,
  },
  photoOfReview: {
    tr: (author: string, at: number) => `${withSuffix(author, 'in')} yorumundan fotoğraf ${at}`,
    en: (author: string, at: number) => `Photo ${at} of the review by ${author}`,
  },
  position: { tr: (at: number, of: number) => `${at} / ${of}`, en: (at: number, of: number) => `${at} of ${of}` },
  previous: { tr: 'Önceki', en: 'Previous' },
  next: { tr: 'Sonraki', en: 'Next' },
  close: { tr: 'Kapat', en: 'Close' },
});
