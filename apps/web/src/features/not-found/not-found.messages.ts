import { defineMessages } from '../../lib/messages.js';

export const notFoundMessages = defineMessages({
  title: { tr: 'Sayfa bulunamadı', en: 'Page not found' },
  text: {
    tr: 'Aradığınız sayfa mevcut değil veya taşınmış olabilir.',
    en: 'The page you are looking for does not exist or has moved.',
  },
  home: { tr: 'Ana Sayfa', en: 'Home' },
  back: { tr: 'Geri Dön', en: 'Go back' },
  unknownPath: { tr: (path: string) => `Bulunamayan adres: ${path}`, en: (path: string) => `Path not found: ${path}` },
});
