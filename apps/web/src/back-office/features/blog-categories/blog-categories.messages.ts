import { BLOG_CATEGORY } from '@tedarik/fields';
import { formatNumber } from '@tedarik/turkish';
import { defineMessages } from '../../../lib/messages.js';
import { recordMessages } from '../../components/record/record-messages.js';

const failedToSave = { tr: 'Kategori kaydedilirken bir hata oluştu.', en: 'The category could not be saved.' };
const failedToDelete = { tr: 'Kategori silinirken bir hata oluştu.', en: 'The category could not be deleted.' };
const usual = recordMessages(BLOG_CATEGORY, {
  lead: {
    tr: 'Blog yazılarının kategorileri ve etiketlerinin renkleri.',
    en: 'Categories of posts, and the colours of their tags.',
  },
  edit: { tr: 'Kategoriyi Düzenle', en: 'Edit category' },
});

export const blogCategoryMessages = defineMessages({
  ...usual,
  addNew: usual.add,
  empty: { tr: 'Henüz kategori bulunmuyor.', en: 'There are no categories yet.' },
  deleteOne: {
    tr: (name: string) => `"${name}" kategorisini silmek istediğinizden emin misiniz?`,
    en: (name: string) => `Are you sure that you want to delete the category "${name}"?`,
  },
  inUse: {
    tr: (n: number) => `${formatNumber(n)} yazı kategorisiz kalacak.`,
    en: (n: number) => `${formatNumber(n)} posts will be left without a category.`,
  },
  deletedMany: { tr: (n: number) => `${n} kategori silindi`, en: (n: number) => `${n} categories deleted` },
  failedToLoad: { tr: 'Kategoriler yüklenirken bir hata oluştu.', en: 'The categories could not be loaded.' },
  failedToAdd: failedToSave,
  failedToUpdate: failedToSave,
  failedToDelete,
  failedToDeleteMany: failedToDelete,
  slugTaken: { tr: 'Bu slug zaten kullanılıyor', en: 'This slug is already in use' },
  slugInvalid: {
    tr: 'Slug yalnızca küçük harf (a-z), rakam ve tire içerebilir',
    en: 'A slug may hold small letters (a-z), digits and hyphens only',
  },
  blue: { tr: 'Mavi', en: 'Blue' },
  green: { tr: 'Yeşil', en: 'Green' },
  orange: { tr: 'Turuncu', en: 'Orange' },
  red: { tr: 'Kırmızı', en: 'Red' },
  purple: { tr: 'Mor', en: 'Purple' },
  cyan: { tr: 'Cyan', en: 'Cyan' },
  lime: { tr: 'Lime', en: 'Lime' },
  amber: { tr: 'Amber', en: 'Amber' },
});
