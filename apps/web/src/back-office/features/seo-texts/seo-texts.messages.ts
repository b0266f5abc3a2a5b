import { defineMessages } from '../../../lib/messages.js';

export const seoTextMessages = defineMessages({
  title: { tr: 'SEO İçeriği', en: 'SEO content' },
  lead: {
    tr: 'Şehir, semt ve kategori sayfalarında listenin yanında duran metinler.',
    en: 'Texts that stand beside the list on the pages of cities, districts and categories.',
  },
  searchIn: { tr: 'Ad veya tür', en: 'Name or type' },
  type: { tr: 'Tür', en: 'Type' },
  allTypes: { tr: 'Tüm türler', en: 'All types' },
  city: { tr: 'Şehir', en: 'City' },
  district: { tr: 'Semt', en: 'District' },
  category: { tr: 'Kategori', en: 'Category' },
  name: { tr: 'Ad', en: 'Name' },
  preview: { tr: 'Önizleme', en: 'Preview' },
  updated: { tr: 'Son değişiklik', en: 'Last change' },
  entity: { tr: 'Sayfa', en: 'Page' },
  content: { tr: 'İçerik', en: 'Content' },
  contentHelp: {
    tr: 'Kod, stil ve gömülü çerçeveler kaydedilirken çıkarılır.',
    en: 'Scripts, styles and frames are taken out when it is saved.',
  },
  livePreview: { tr: 'Sayfada görüneceği gibi', en: 'As the page will show it' },
  hasText: { tr: (name: string) => `${name} (metni var)`, en: (name: string) => `${name} (has a text)` },
  inCity: {
    tr: (name: string, city: string) => `${name}, ${city}`,
    en: (name: string, city: string) => `${name}, ${city}`,
  },
  opened: {
    tr: 'Bu sayfanın metni zaten var; düzenlemek için açıldı.',
    en: 'There is a text for this already; it was opened to be edited.',
  },
  add: { tr: 'Yeni SEO İçeriği', en: 'New SEO content' },
  edit: { tr: 'SEO İçeriğini Düzenle', en: 'Edit SEO content' },
  saved: { tr: 'SEO içeriği kaydedildi', en: 'SEO content saved' },
  undoableShortly: {
    tr: 'Silmeyi yalnızca hemen ardından çıkan bildirimdeki “Geri al” ile geri alabilirsiniz.',
    en: 'It can only be undone with “Undo” in the notification that follows.',
  },
  writtenMeanwhile: {
    tr: 'Bu sayfaya bu arada başka bir metin yazıldı.',
    en: 'Another text has been written for this page meanwhile.',
  },
  deleted: { tr: 'SEO içeriği silindi', en: 'SEO content deleted' },
  failedToAdd: { tr: 'SEO içeriği eklenemedi', en: 'Failed to add SEO content' },
  failedToUpdate: { tr: 'SEO içeriği güncellenemedi', en: 'Failed to update SEO content' },
  failedToDelete: { tr: 'SEO içeriği silinemedi', en: 'Failed to delete SEO content' },
  failedToLoad: { tr: 'SEO içerikleri yüklenemedi', en: 'SEO content could not be loaded' },
  failedToOpen: { tr: 'SEO içeriği açılamadı', en: 'SEO content could not be opened' },
  failedToListEntities: { tr: 'Sayfalar yüklenemedi', en: 'The pages could not be loaded' },
});
