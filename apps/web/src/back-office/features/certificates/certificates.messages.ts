import { defineMessages } from '../../../lib/messages.js';

export const certificateMessages = defineMessages({
  title: { tr: 'Sertifikalar', en: 'Certificates' },
  lead: {
    tr: 'İşletmelerin alabileceği belgeler. Bir işletmeye kendi formunda eklenir.',
    en: 'Documents that businesses can hold. They are given to a business in its own form.',
  },
  searchIn: { tr: 'Ad veya açıklama', en: 'Name or description' },
  name: { tr: 'Ad', en: 'Name' },
  description: { tr: 'Açıklama', en: 'Description' },
  businesses: { tr: 'İşletme sayısı', en: 'Businesses' },
  add: { tr: 'Yeni Sertifika', en: 'New certificate' },
  edit: { tr: 'Sertifikayı Düzenle', en: 'Edit certificate' },
  added: { tr: 'Sertifika eklendi', en: 'Certificate added' },
  updated: { tr: 'Sertifika güncellendi', en: 'Certificate updated' },
  deleted: { tr: 'Sertifika silindi', en: 'Certificate deleted' },
  deletedMany: { tr: (n: number) => `${n} sertifika silindi`, en: (n: number) => `${n} certificates deleted` },
  failedToAdd: { tr: 'Sertifika eklenemedi', en: 'Certificate could not be added' },
  failedToUpdate: { tr: 'Sertifika güncellenemedi', en: 'Certificate could not be updated' },
  failedToDelete: { tr: 'Sertifika silinemedi', en: 'Certificate could not be deleted' },
  failedToLoad: { tr: 'Sertifikalar yüklenemedi', en: 'Certificates could not be loaded' },
  inUse: {
    tr: (n: number) => `${n} işletmeden de kaldırılır.`,
    en: (n: number) => `It is taken from ${n} businesses too.`,
  },
});
