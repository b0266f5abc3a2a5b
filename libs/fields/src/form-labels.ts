import { BUSINESS_FIELDS, FIELD_NAMES } from './business-fields.js';
import { PRODUCT_FIELD_NAMES, PRODUCT_FIELDS } from './product-fields.js';
import { fieldsIn, type Words } from './record.js';
import { RECORDS, type RecordKind } from './records.js';
import { mapTexts } from './texts.js';

/** Labels of the fields of a business that are no plain fields. */
const OF_BUSINESS = {
  name: { tr: 'İşletme adı', en: 'Business name' },
  slug: { tr: 'Sayfa adresi', en: 'Address of its page' },
  description: { tr: 'Açıklama', en: 'Description' },
  categoryIds: { tr: 'Kategoriler', en: 'Categories' },
  locations: { tr: 'Konumlar', en: 'Locations' },
  openingHours: { tr: 'Çalışma saatleri', en: 'Opening hours' },
  certificates: { tr: 'Sertifikalar', en: 'Certificates' },
  photosCount: { tr: 'Fotoğraf sayısı', en: 'Number of photos' },
  status: { tr: 'Durum', en: 'Status' },
  verified: { tr: 'Doğrulanmış', en: 'Verified' },
  featured: { tr: 'Öne Çıkan', en: 'Featured' },
} as const;

/**
 * The label of each field of the records that have a form of their own, by kind of record. Forms, merges of edits, history and exported
 * files use the same label.
 */
export const FORM_LABELS = {
  business: { ...mapTexts(FIELD_NAMES, (name) => BUSINESS_FIELDS[name].label as Words), ...OF_BUSINESS },
  product: {
    ...mapTexts(PRODUCT_FIELD_NAMES, (name) => PRODUCT_FIELDS[name].label as Words),
    name: { tr: 'Ad', en: 'Name' },
    description: { tr: 'Açıklama', en: 'Description' },
    businessId: { tr: 'İşletme', en: 'Business' },
    categoryId: { tr: 'Kategori', en: 'Category' },
    price: { tr: 'Fiyat', en: 'Price' },
    imageUrl: { tr: 'Görsel adresi', en: 'Image URL' },
  },
  'blog-post': {
    title: { tr: 'Başlık', en: 'Title' },
    slug: { tr: 'Slug', en: 'Slug' },
    excerpt: { tr: 'Özet', en: 'Excerpt' },
    content: { tr: 'İçerik', en: 'Content' },
    featuredImageUrl: { tr: 'Görsel adresi', en: 'Image URL' },
    categoryId: { tr: 'Kategori', en: 'Category' },
    isFeatured: { tr: 'Öne çıkan yazı', en: 'Featured post' },
    publishedAt: { tr: 'Yayın tarihi', en: 'Publishing date' },
    tags: { tr: 'Etiketler', en: 'Tags' },
    metaTitle: { tr: 'Meta başlık', en: 'Meta title' },
    metaDescription: { tr: 'Meta açıklama', en: 'Meta description' },
    status: { tr: 'Durum', en: 'Status' },
  },
  account: {
    username: { tr: 'Kullanıcı adı', en: 'User name' },
    fullName: { tr: 'Ad soyad', en: 'Full name' },
    email: { tr: 'E-posta', en: 'Email' },
    avatarUrl: { tr: 'Profil görseli (URL)', en: 'Picture (URL)' },
    role: { tr: 'Rol', en: 'Role' },
    active: { tr: 'Giriş yapabilir', en: 'May sign in' },
  },
} as const;

type Labels = Readonly<Record<string, Words>>;

/** The labels of the fields by kind of record, for the kinds whose fields are described. */
export const LABELS_OF_KIND: Readonly<Record<RecordKind | keyof typeof FORM_LABELS, Labels>> = {
  ...(Object.fromEntries(
    RECORDS.map(({ one, fields, columns }) => [
      one,
      Object.fromEntries(fieldsIn({ ...fields, ...columns }).map(([name, { label }]) => [name, label])),
    ]),
  ) as Record<RecordKind, Labels>),
  ...FORM_LABELS,
};
