import { defineMessages } from '../lib/messages.js';

export const compareMessages = defineMessages({
  compare: { tr: 'Karşılaştır', en: 'Compare' },
  // begins with the visible label of the button
  add: { tr: (name: string) => `Karşılaştır: ${name}`, en: (name: string) => `Compare: ${name}` },
  full: { tr: 'En fazla dört firma karşılaştırılabilir', en: 'Four businesses at most can be compared' },
  fullText: { tr: 'Yenisini eklemek için birini çıkarın.', en: 'Remove one to add another.' },
  bar: { tr: 'Karşılaştırılacak firmalar', en: 'Businesses to compare' },
  remove: {
    tr: (name: string) => `${name} firmasını karşılaştırmadan çıkar`,
    en: (name: string) => `Take ${name} out of the comparison`,
  },
  oneMore: { tr: 'Bir firma daha seçin', en: 'Choose one more' },
  go: { tr: (count: number) => `Karşılaştır (${count})`, en: (count: number) => `Compare (${count})` },
  clear: { tr: 'Temizle', en: 'Clear' },
});
