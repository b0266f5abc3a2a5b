import { formatNumber } from '@tedarik/turkish';
import { defineMessages } from '../../../../lib/messages.js';

export const bulkEditMessages = defineMessages({
  title: { tr: 'Toplu düzenle', en: 'Edit in bulk' },
  history: { tr: 'Toplu düzenlemeler', en: 'Bulk edits' },
  historyHelp: {
    tr: 'Son otuz günde yapılanlar bir kez geri alınabilir.',
    en: 'What was done in the last thirty days can be undone once.',
  },
  noHistory: { tr: 'Son otuz günde toplu düzenleme yok', en: 'No bulk edits in the last thirty days' },
  failedToLoad: { tr: 'Toplu düzenlemeler yüklenemedi', en: 'Failed to load bulk edits' },
  show: { tr: 'Sonucu göster', en: 'Show the result' },

  ofChosen: {
    tr: (n: number) => `Seçilen ${formatNumber(n)} işletme`,
    en: (n: number) => `The ${formatNumber(n)} selected businesses`,
  },
  ofAll: { tr: (n: string) => `Eşleşen ${n} işletmenin tümü`, en: (n: string) => `All ${n} businesses that match` },
  allSelected: {
    tr: (n: string) => `Eşleşen ${n} kaydın tümü seçildi`,
    en: (n: string) => `All ${n} that match selected`,
  },
  tooManyChosen: {
    tr: 'Tek tek en çok 500 işletme seçilebilir. Daha fazlası için eşleşenlerin tümünü seçin.',
    en: 'At most 500 businesses can be selected one by one. For more, select all that match.',
  },

  change: { tr: 'Değişiklik', en: 'Change' },
  chooseChange: { tr: 'Değişiklik seçin', en: 'Choose a change' },
  flags: { tr: 'İşaretler', en: 'Flags' },
  addService: { tr: 'Hizmet ekle', en: 'Add a service' },
  removeService: { tr: 'Hizmeti kaldır', en: 'Remove a service' },
  service: { tr: 'Hizmet', en: 'Service' },
  chooseService: { tr: 'Hizmet seçin', en: 'Choose a service' },
  named: {
    tr: (what: string, name: string) => `${what}: ${name}`,
    en: (what: string, name: string) => `${what}: ${name}`,
  },

  preview: { tr: 'Önizleme', en: 'Preview' },
  previewing: { tr: 'Önizleme hazırlanıyor', en: 'Preparing the preview' },
  failedToPreview: { tr: 'Önizleme hazırlanamadı', en: 'The preview could not be prepared' },
  toChange: { tr: 'Değişecek', en: 'To change' },
  same: { tr: 'Zaten öyle', en: 'Already so' },
  refused: { tr: 'Değiştirilemez', en: 'Cannot be changed' },
  business: { tr: 'İşletme', en: 'Business' },
  before: { tr: 'Önce', en: 'Before' },
  after: { tr: 'Sonra', en: 'After' },
  firstOnes: {
    tr: (n: number) => `Değişecek ilk ${n} işletme`,
    en: (n: number) => `The first ${n} businesses to change`,
  },
  nothingToChange: { tr: 'Değişecek işletme yok', en: 'There is nothing to change' },
  reason: {
    tr: (n: number, why: string) => `${formatNumber(n)} işletme: ${why}`,
    en: (n: number, why: string) => `${formatNumber(n)} businesses: ${why}`,
  },
  showNames: { tr: 'Hangileri olduğunu göster', en: 'Show which ones' },
  more: { tr: (n: number) => `ve ${formatNumber(n)} işletme daha`, en: (n: number) => `and ${formatNumber(n)} more` },
  apply: { tr: 'Uygula', en: 'Apply' },
  failedToApply: { tr: 'Değişiklik uygulanamadı', en: 'The change could not be applied' },

  applying: {
    tr: (done: number, all: number) => `Uygulanıyor: ${formatNumber(done)} / ${formatNumber(all)} işletme`,
    en: (done: number, all: number) => `Applying: ${formatNumber(done)} of ${formatNumber(all)} businesses`,
  },
  undoing: {
    tr: (done: number, all: number) => `Geri alınıyor: ${formatNumber(done)} / ${formatNumber(all)} işletme`,
    en: (done: number, all: number) => `Undoing: ${formatNumber(done)} of ${formatNumber(all)} businesses`,
  },
  goesOn: { tr: 'Sayfadan ayrılsanız da sürer.', en: 'It goes on if you leave the page.' },
  changed: {
    tr: (n: number) => `${formatNumber(n)} işletme güncellendi`,
    en: (n: number) => `${formatNumber(n)} businesses updated`,
  },
  wereSame: {
    tr: (n: number) => `${formatNumber(n)} işletme zaten öyleydi`,
    en: (n: number) => `${formatNumber(n)} were so already`,
  },
  wereRefused: {
    tr: (n: number) => `${formatNumber(n)} işletme değiştirilemedi`,
    en: (n: number) => `${formatNumber(n)} could not be changed`,
  },
  restored: {
    tr: (n: number) => `${formatNumber(n)} işletmedeki değişiklik geri alındı`,
    en: (n: number) => `The change of ${formatNumber(n)} businesses was undone`,
  },
  kept: {
    tr: (n: number) => `${formatNumber(n)} işletme olduğu gibi kaldı`,
    en: (n: number) => `${formatNumber(n)} businesses stay as they are`,
  },
  failedToUndo: { tr: 'Değişiklik geri alınamadı', en: 'The change could not be undone' },
  until: {
    tr: (day: string) => `${day} tarihine kadar geri alınabilir.`,
    en: (day: string) => `It can be undone until ${day}.`,
  },

  tooManyBusinesses: {
    tr: 'Bir kerede en çok 100.000 işletme değiştirilebilir',
    en: 'At most 100,000 businesses can be changed at once',
  },
  expired: { tr: 'Süresi doldu', en: 'It has expired' },
  unfinished: { tr: 'Değişiklik hâlâ uygulanıyor', en: 'The change is still being applied' },
  forgotten: { tr: 'Bu toplu düzenleme artık yok', en: 'This bulk edit is no longer there' },
  tooManyLinked: { tr: 'Bu türden en çok 50 kayıt eklenebilir', en: 'It can have at most 50 of these' },
  unexpected: { tr: 'Beklenmeyen bir hata oldu', en: 'An unexpected error occurred' },
});
