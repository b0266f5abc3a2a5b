import { defineMessages } from '../../../lib/messages.js';

export const auditMessages = defineMessages({
  title: { tr: 'Günlük', en: 'Audit log' },
  lead: {
    tr: 'Yönetim panelinde kimin, ne zaman, hangi kayıtta ne yaptığı.',
    en: 'Who did what to which record in the admin panel, and when.',
  },
  searchIn: { tr: 'Kişi, kayıt veya değer', en: 'Person, record or value' },
  at: { tr: 'Zaman', en: 'Time' },
  who: { tr: 'Kim', en: 'Who' },
  what: { tr: 'İşlem', en: 'Action' },
  kind: { tr: 'Tür', en: 'Kind' },
  record: { tr: 'Kayıt', en: 'Record' },
  openRecord: { tr: 'Kaydı aç', en: 'Open the record' },
  failedToLoad: { tr: 'Günlük yüklenemedi', en: 'The audit log could not be loaded' },
  onlyOf: { tr: (name: string) => `Yalnızca: ${name}`, en: (name: string) => `Only: ${name}` },
});
