import { defineMessages } from '../../../lib/messages.js';

export const listViewsMessages = defineMessages({
  columns: { tr: 'Sütunlar', en: 'Columns' },
  hiddenColumns: { tr: (n: number) => `Sütunlar (${n} gizli)`, en: (n: number) => `Columns (${n} hidden)` },
  allColumns: { tr: 'Hepsini göster', en: 'Show all' },
  views: { tr: 'Görünümler', en: 'Views' },
  noViews: {
    tr: 'Arama, filtre, sıralama ve sütunları bir adla kaydedin; sonra tek tıkla dönün.',
    en: 'Save search, filters, order and columns under a name, and come back to them with one click.',
  },
  viewName: { tr: 'Görünümün adı', en: 'Name of the view' },
  saveView: { tr: 'Şimdiki görünümü kaydet', en: 'Save the view as it is' },
  removeView: { tr: (name: string) => `Görünümü sil: ${name}`, en: (name: string) => `Delete the view ${name}` },
});
