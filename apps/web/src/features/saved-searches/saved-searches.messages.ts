import { defineMessages } from '../../lib/messages.js';

export const savedSearchesMessages = defineMessages({
  title: { tr: 'Kayıtlı aramalarım', en: 'My saved searches' },
  lead: {
    tr: 'Kaydettiğiniz aramalar ve onlara uyan yeni firmalar için e-posta bildirimleri.',
    en: 'The searches that you saved, and the mails about new businesses that fit them.',
  },
  toAccount: { tr: 'Hesabıma dön', en: 'Back to my account' },
  signInFirst: { tr: 'Kayıtlı aramalarınızı görmek için giriş yapın.', en: 'Sign in to see your saved searches.' },
  failed: { tr: 'Aramalarınız yüklenemedi', en: 'Your searches could not be loaded' },
  emptyTitle: { tr: 'Henüz kayıtlı aramanız yok', en: 'No saved searches yet' },
  emptyText: {
    tr: 'Firmalarda arama yapın ve “Bu aramayı kaydet”e dokunun; uyan yeni firmaları size bildirelim.',
    en: 'Search for businesses and choose “Save this search”; we tell you of new ones that fit.',
  },
  toBusinesses: { tr: 'Firmalara göz at', en: 'Browse businesses' },
  words: { tr: (text: string) => `“${text}”`, en: (text: string) => `“${text}”` },
  chosen: {
    tr: (count: number) => `${count} seçim`,
    en: (count: number) => (count === 1 ? '1 choice' : `${count} choices`),
  },
  savedAt: { tr: (date: string) => `${date} tarihinde kaydedildi`, en: (date: string) => `Saved on ${date}` },
  mailsOn: { tr: 'Yeni firmalar e-postayla bildiriliyor', en: 'New businesses are mailed' },
  mailsOff: { tr: 'Bildirimler duraklatıldı', en: 'Mails are paused' },
  pause: { tr: 'Bildirimleri duraklat', en: 'Pause mails' },
  resume: { tr: 'Bildirimleri başlat', en: 'Start mails' },
  rename: { tr: 'Yeniden adlandır', en: 'Rename' },
  name: { tr: 'Aramanın adı', en: 'Name of the search' },
  nameTooLong: { tr: 'Ad en fazla 60 karakter olabilir', en: 'The name can have 60 characters at most' },
  confirm: { tr: 'Kaydet', en: 'Save' },
  cancel: { tr: 'Vazgeç', en: 'Cancel' },
  remove: { tr: 'Sil', en: 'Delete' },
  removeTitle: { tr: 'Arama silinsin mi?', en: 'Delete the search?' },
  removeText: {
    tr: (name: string) => `“${name}” araması ve bildirimleri silinecek.`,
    en: (name: string) => `The search “${name}” and its mails will be deleted.`,
  },
  removed: { tr: 'Arama silindi', en: 'Search deleted' },
  renamed: { tr: 'Aramanın adı değişti', en: 'Search renamed' },
  paused: { tr: 'Bildirimler duraklatıldı', en: 'Mails paused' },
  resumed: { tr: 'Bundan sonraki yeni firmalar bildirilecek', en: 'New businesses will be mailed from now on' },
  notChanged: { tr: 'Değişiklik kaydedilemedi', en: 'The change could not be saved' },
  stopTitle: { tr: 'Arama bildirimlerini kapat', en: 'Stop the mails of a search' },
  stopLead: {
    tr: 'Bu aramaya uyan yeni firmalar için artık e-posta almazsınız. Arama hesabınızda kalır.',
    en: 'You get no more mails about new businesses for this search. The search stays in your account.',
  },
  stop: { tr: 'Bildirimleri kapat', en: 'Stop the mails' },
  stopped: {
    tr: (name: string) => `“${name}” araması için artık e-posta gönderilmeyecek.`,
    en: (name: string) => `No more mails are sent for the search “${name}”.`,
  },
  linkExpired: {
    tr: 'Bu arama silinmiş veya bağlantı eksik. Bu arama için ileti gönderilmez.',
    en: 'This search was deleted, or the link is incomplete. No mails are sent for it.',
  },
});
