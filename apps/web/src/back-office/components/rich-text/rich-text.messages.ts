import { defineMessages } from '../../../lib/messages.js';

export const richTextMessages = defineMessages({
  mode: { tr: 'Düzenleyici', en: 'Editor' },
  html: { tr: 'HTML', en: 'HTML' },
  rich: { tr: 'Zengin metin', en: 'Rich text' },
  htmlOnly: {
    tr: 'Bu içeriğin bir bölümü zengin metinde gösterilemiyor; kaybolmasın diye HTML olarak açıldı.',
    en: 'A part of this content cannot be shown as rich text; it was opened as HTML, so that nothing gets lost.',
  },
  bold: { tr: 'Kalın', en: 'Bold' },
  italic: { tr: 'Eğik', en: 'Italic' },
  heading: { tr: 'H2 başlık', en: 'H2 heading' },
  subheading: { tr: 'H3 başlık', en: 'H3 heading' },
  bulletList: { tr: 'Madde listesi', en: 'Bulleted list' },
  orderedList: { tr: 'Numaralı liste', en: 'Numbered list' },
  quote: { tr: 'Alıntı', en: 'Quote' },
  link: { tr: 'Bağlantı', en: 'Link' },
  linkUrl: { tr: 'Bağlantı adresi', en: 'Address of the link' },
  undo: { tr: 'Geri al', en: 'Undo' },
  redo: { tr: 'Yinele', en: 'Redo' },

  picture: { tr: 'Görsel', en: 'Picture' },
  pictureUrl: { tr: 'Görsel adresi', en: 'Address of the picture' },
  addPicture: { tr: 'Görsel ekle', en: 'Add a picture' },
  changePicture: { tr: 'Görseli düzenle', en: 'Edit the picture' },
  insert: { tr: 'Ekle', en: 'Insert' },
  apply: { tr: 'Uygula', en: 'Apply' },
  alt: { tr: 'Alternatif metin', en: 'Alternative text' },
  altHelp: {
    tr: 'Görselde ne olduğunu kısaca yazın; görmeyenlere okunur. Görsel yalnızca süsse boş bırakın.',
    en: 'Say in short what is on the picture; it is read to those who cannot see it. Leave it empty for mere decoration.',
  },
  httpsOnly: {
    tr: 'Görsel adresi https:// ile başlamalıdır',
    en: 'The address of a picture has to begin with https://',
  },
  dropped: {
    tr: (n: number) =>
      `${n} görsel yapıştırılamadı. Görselleri araç çubuğundaki “Görsel” düğmesiyle yükleyebilirsiniz.`,
    en: (n: number) => `${n} pictures could not be pasted. You can upload them with “Picture” in the tool bar.`,
  },

  table: { tr: 'Tablo', en: 'Table' },
  tableTools: { tr: 'Tablo araçları', en: 'Table tools' },
  addRow: { tr: 'Satır ekle', en: 'Add row' },
  removeRow: { tr: 'Satırı sil', en: 'Delete row' },
  addColumn: { tr: 'Sütun ekle', en: 'Add column' },
  removeColumn: { tr: 'Sütunu sil', en: 'Delete column' },
  headerRow: { tr: 'Başlık satırı', en: 'Header row' },
  removeTable: { tr: 'Tabloyu sil', en: 'Delete table' },
});
