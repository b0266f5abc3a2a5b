import { defineMessages } from '../../../lib/messages.js';

export const paletteMessages = defineMessages({
  open: { tr: 'Ekran veya kayıt ara', en: 'Find a screen or record' },
  shortcut: { tr: 'Ekran veya kayıt ara (Ctrl+K)', en: 'Find a screen or record (Ctrl+K)' },
  hint: { tr: 'Ekran, işletme veya yazı adı', en: 'Name of a screen, business or post' },
  screens: { tr: 'Ekranlar', en: 'Screens' },
  businesses: { tr: 'İşletmeler', en: 'Businesses' },
  posts: { tr: 'Yazılar', en: 'Posts' },
  nothing: { tr: 'Bu adla bir ekran veya kayıt yok.', en: 'No screen or record has this name.' },
  searching: { tr: 'Aranıyor…', en: 'Searching…' },
});
