import { defineMessages } from '../../../lib/messages.js';

export const typeCategoryMessages = defineMessages({
  title: { tr: 'Tür Eşlemeleri', en: 'Type categories' },
  lead: {
    tr: 'İçe aktarılan kayıtlardaki türlerin hangi kategori olacağı. Değişiklikler yalnızca sonraki aktarımlarda geçerlidir.',
    en: 'Which category an import makes of a type. Changes hold for later imports only.',
  },
  searchIn: { tr: 'Tür veya kategori', en: 'Type or category' },
  type: { tr: 'Tür', en: 'Type' },
  typeHelp: {
    tr: 'Dosyada yazıldığı gibi; büyük-küçük harf, boşluk, tire ve alt çizgi fark etmez.',
    en: 'As it stands in the file; case, spaces, hyphens and underscores make no difference.',
  },
  category: { tr: 'Kategori', en: 'Category' },
  categoryHelp: {
    tr: 'Olmayan bir kategori, ilk gerektiğinde oluşturulur.',
    en: 'A category that is not there is created when it is first needed.',
  },
  origin: { tr: 'Kaynak', en: 'Origin' },
  'built-in': { tr: 'Hazır', en: 'Built in' },
  own: { tr: 'Sizin eklediğiniz', en: 'Your own' },
  addTitle: { tr: 'Yeni Eşleme', en: 'New entry' },
  editTitle: { tr: 'Eşlemeyi Düzenle', en: 'Edit entry' },
  added: { tr: 'Eşleme eklendi', en: 'Entry added' },
  updated: { tr: 'Eşleme güncellendi', en: 'Entry updated' },
  deleted: { tr: 'Eşleme silindi', en: 'Entry deleted' },
  failedToSave: { tr: 'Eşleme kaydedilemedi', en: 'Entry could not be saved' },
  failedToDelete: { tr: 'Eşleme silinemedi', en: 'Entry could not be deleted' },
  failedToLoad: { tr: 'Tür eşlemeleri yüklenemedi', en: 'The type categories could not be loaded' },
  builtInAgain: {
    tr: 'Bu türün hazır bir eşlemesi varsa yine o geçerli olur.',
    en: 'If this type has a built-in entry, that one holds again.',
  },
});
