import { defineMessages } from '../../lib/messages.js';

export const photoMessages = defineMessages({
  title: { tr: 'Fotoğraflar', en: 'Photos' },
  photoOf: {
    tr: (name: string, at: number) => `${name}, fotoğraf ${at}`,
    en: (name: string, at: number) => `${name}, photo ${at}`,
  },
  position: { tr: (at: number, of: number) => `${at} / ${of}`, en: (at: number, of: number) => `${at} of ${of}` },
  previous: { tr: 'Önceki', en: 'Previous' },
  next: { tr: 'Sonraki', en: 'Next' },
  close: { tr: 'Kapat', en: 'Close' },
});
