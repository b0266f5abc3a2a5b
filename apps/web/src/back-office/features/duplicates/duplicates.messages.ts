import { formatNumber } from '@tedarik/turkish';
import { defineMessages } from '../../../lib/messages.js';

export const duplicateMessages = defineMessages({
  title: { tr: 'Mükerrer Kayıtlar', en: 'Duplicates' },
  lead: {
    tr: 'Aynı işletme olabilecek kayıtlar. Her gece bütün işletmeler birbiriyle karşılaştırılır.',
    en: 'Records that are perhaps one business. Every night all businesses are compared with each other.',
  },
  searchIn: { tr: 'İşletme adı', en: 'Name of a business' },
  likely: { tr: 'Olası mükerrerler', en: 'Likely duplicates' },
  merges: { tr: 'Birleştirmeler', en: 'Merges' },
  pair: { tr: 'Kayıtlar', en: 'Records' },
  reasons: { tr: 'Ortak noktalar', en: 'In common' },
  probability: { tr: 'Olasılık', en: 'Probability' },
  sure: { tr: 'Neredeyse kesin', en: 'Nearly certain' },
  allProbabilities: { tr: 'Olasılık: tümü', en: 'Probability: all' },
  onlySure: { tr: 'Olasılık: neredeyse kesin', en: 'Probability: nearly certain' },
  products: { tr: (count: number) => `${count} ürün`, en: (count: number) => `${count} products` },
  since: { tr: (day: string) => `Eklendi: ${day}`, en: (day: string) => `Added: ${day}` },
  reviews: {
    tr: (count: number) => `${formatNumber(count)} yorum`,
    en: (count: number) => `${formatNumber(count)} reviews`,
  },
  none: { tr: 'Aynı işletme gibi görünen kayıt yok', en: 'No records look like one business' },
  notYet: {
    tr: 'Karşılaştırma sürüyor; bittiğinde bulunan kayıtlar burada listelenir',
    en: 'The comparison is running; what it finds is listed here when it has ended',
  },
  noMerges: { tr: 'Son 30 günde birleştirilen kayıt yok', en: 'No records were merged in the last 30 days' },
  neverSearched: { tr: 'Henüz karşılaştırma yapılmadı.', en: 'Nothing was compared yet.' },
  searching: { tr: 'İşletmeler karşılaştırılıyor…', en: 'Comparing the businesses …' },
  searched: {
    tr: (when: string, count: string) => `Son karşılaştırma: ${when}, ${count} işletme`,
    en: (when: string, count: string) => `Last compared: ${when}, ${count} businesses`,
  },
  searchNow: { tr: 'Şimdi karşılaştır', en: 'Compare now' },
  failedToSearch: { tr: 'Karşılaştırma başlatılamadı', en: 'The comparison could not be started' },
  failedToLoad: { tr: 'Mükerrer kayıtlar yüklenemedi', en: 'The duplicates could not be loaded' },
  failedToLoadMerges: { tr: 'Birleştirmeler yüklenemedi', en: 'The merges could not be loaded' },
  compare: { tr: 'Karşılaştır ve birleştir', en: 'Compare and merge' },
  different: { tr: 'Farklı işletmeler', en: 'Different businesses' },
  dismissed: {
    tr: (count: number) => `${count} çift farklı işletmeler olarak işaretlendi`,
    en: (count: number) => `${count} pairs are different businesses`,
  },
  notDismissed: { tr: 'İşaretlenemedi', en: 'Could not be marked' },
  dismissSelected: {
    tr: (count: number) => `Seçilenler farklı işletmeler (${count})`,
    en: (count: number) => `Different businesses (${count})`,
  },
  kept: { tr: 'Kalan kayıt', en: 'Kept' },
  merged: { tr: 'Birleştirilen kayıt', en: 'Merged' },
  when: { tr: 'Ne zaman', en: 'When' },
  by: { tr: 'Kim', en: 'By' },
  state: { tr: 'Durum', en: 'State' },
  isMerged: { tr: 'Birleşik', en: 'Merged' },
  isUndone: { tr: 'Geri alındı', en: 'Undone' },
  undo: { tr: 'Geri al', en: 'Undo' },
  undone: { tr: 'Birleştirme geri alındı', en: 'The merge was undone' },
  undoneInPart: {
    tr: 'Birleştirme geri alındı. Sonradan değiştirilen alanlar kalan kayıtta bırakıldı.',
    en: 'The merge was undone. What was edited since stayed in the kept record.',
  },
  failedToUndo: { tr: 'Birleştirme geri alınamadı', en: 'The merge could not be undone' },

  dialogTitle: { tr: 'Kayıtları birleştir', en: 'Merge the records' },
  keep: { tr: 'Kalacak kayıt', en: 'The record that stays' },
  sameFields: {
    tr: (count: number) => `${count} alan iki kayıtta da aynı`,
    en: (count: number) => `${count} fields are the same in both`,
  },
  hours: { tr: 'Çalışma saatleri', en: 'Opening hours' },
  closedDay: { tr: 'kapalı', en: 'closed' },
  otherLocations: { tr: 'Öteki kayıttan eklenecek konumlar', en: 'Locations to add from the other record' },
  united: { tr: 'Birleştirilince', en: 'When merged' },
  unitedLists: {
    tr: 'Kategoriler, hizmetler, sertifikalar ve ürünler kalan kayıtta toplanır; aynı adlı ürün bir kez kalır.',
    en: 'Categories, services, certificates and products come together in the kept record; a product of the same name stays once.',
  },
  unitedReviews: {
    tr: 'Yorumlar kalan kayda geçer; ikisine de yorum yazan bir kez sayılır.',
    en: 'Reviews move to the kept record; whoever has reviewed both counts once.',
  },
  unitedAddress: {
    tr: (slug: string) => `/firma/${slug} adresi kalan kayda yönlenir.`,
    en: (slug: string) => `/firma/${slug} leads to the kept record.`,
  },
  undoable: { tr: 'Birleştirme 30 gün içinde geri alınabilir.', en: 'The merge can be undone for 30 days.' },
  merge: { tr: 'Birleştir', en: 'Merge' },
  mergedNow: { tr: (name: string) => `Kayıtlar birleştirildi: ${name}`, en: (name: string) => `Merged: ${name}` },
  failedToMerge: { tr: 'Kayıtlar birleştirilemedi', en: 'The records could not be merged' },
  failedToCompare: { tr: 'Kayıtlar karşılaştırılamadı', en: 'The records could not be compared' },
  oneIsGone: { tr: 'Kayıtlardan biri artık yok.', en: 'One of the records is gone.' },
});

/** Reasons for the refusal of a merge or its undo. */
export const mergeRefusals = defineMessages({
  'business-changed-meanwhile': {
    tr: 'Kayıtlardan biri bu sırada değiştirildi; yeniden karşılaştırın.',
    en: 'One of the records was changed meanwhile; compare them again.',
  },
  'business-not-found': { tr: 'Kayıtlardan biri artık yok.', en: 'One of the records is gone.' },
  'same-business': { tr: 'Bir kayıt kendisiyle birleştirilemez.', en: 'A record cannot be merged with itself.' },
  'merge-expired': {
    tr: '30 gün geçtiği için birleştirilen kayıt silindi.',
    en: 'The merged record was erased after 30 days.',
  },
  'merge-not-found': {
    tr: '30 gün geçtiği için birleştirme geri alınamaz.',
    en: 'After 30 days a merge cannot be undone.',
  },
  'merged-further': {
    tr: 'Kalan kayıt sonra yeniden birleştirildi; önce o birleştirmeyi geri alın.',
    en: 'The kept record was merged again since; undo that one first.',
  },
  'slug-taken': {
    tr: 'Birleştirilen kaydın adresini artık başka bir işletme kullanıyor.',
    en: 'Another business has the address of the merged record by now.',
  },
  'place-taken': {
    tr: 'Haritadaki yerini artık başka bir işletme kullanıyor.',
    en: 'Another business stands for its place on the map by now.',
  },
});
