import { defineMessages } from '../../../lib/messages.js';

const inWords = (locale: string, kinds: (string | false)[]): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(kinds.filter((kind) => kind !== false));

export const paletteMessages = defineMessages({
  open: { tr: 'Ekran veya kayıt ara', en: 'Find a screen or record' },
  shortcut: { tr: 'Ekran veya kayıt ara (Ctrl+K)', en: 'Find a screen or record (Ctrl+K)' },
  hint: {
    tr: (businesses: boolean, posts: boolean) =>
      `${inWords('tr', ['Ekran', businesses && 'işletme', posts && 'yazı'])} adı`,
    en: (businesses: boolean, posts: boolean) =>
      `Name of a ${inWords('en', ['screen', businesses && 'business', posts && 'post'])}`,
  },
  screens: { tr: 'Ekranlar', en: 'Screens' },
  businesses: { tr: 'İşletmeler', en: 'Businesses' },
  posts: { tr: 'Yazılar', en: 'Posts' },
  nothing: { tr: 'Bu adla bir ekran veya kayıt yok.', en: 'No screen or record has this name.' },
  searching: { tr: 'Aranıyor…', en: 'Searching…' },
});
