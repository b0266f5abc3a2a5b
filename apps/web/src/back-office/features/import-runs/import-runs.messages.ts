import { defineMessages } from '../../../lib/messages.js';
import { importForms, importOutcomes } from '../../components/import-words.js';

export const importRunMessages = defineMessages({
  ...importOutcomes,
  ...importForms,
  title: { tr: 'Aktarımlar', en: 'Imports' },
  lead: {
    tr: 'İşletmelerin dosyalardan içe aktarımları, en yenisi üstte.',
    en: 'Imports of businesses from files, the newest first.',
  },
  runTitle: { tr: 'Aktarım', en: 'Import' },
  allRuns: { tr: 'Tüm aktarımlar', en: 'All imports' },
  failedToLoadRuns: { tr: 'Aktarımlar yüklenemedi', en: 'The imports could not be loaded' },
  failedToLoadRun: { tr: 'Aktarım yüklenemedi', en: 'The import could not be loaded' },
  noRuns: { tr: 'Henüz bir aktarım yapılmadı.', en: 'Nothing has been imported yet.' },
  file: { tr: 'Dosya', en: 'File' },
  form: { tr: 'Biçim', en: 'Form' },
  status: { tr: 'Durum', en: 'Status' },
  rows: { tr: 'Satır', en: 'Rows' },
  outcome: { tr: 'Sonuç', en: 'Outcome' },
  started: { tr: 'Başlatan', en: 'Started by' },
  commandLine: { tr: 'Komut satırı', en: 'Command line' },

  undone: { tr: 'Geri alındı', en: 'Undone' },
  kept: { tr: 'Korundu', en: 'Kept' },
  waiting: { tr: 'Beklemede', en: 'Waiting' },

  progress: { tr: 'Aktarımın ilerlemesi', en: 'Progress of the import' },
  rowsOf: {
    tr: (done: string, all: string) => `${done} / ${all} satır`,
    en: (done: string, all: string) => `row ${done} of ${all}`,
  },
  rowsRead: { tr: (read: string) => `${read} satır okundu`, en: (read: string) => `${read} rows read` },
  undoneOf: {
    tr: (done: string, all: string) => `${done} / ${all} işletmeye bakıldı`,
    en: (done: string, all: string) => `${done} of ${all} businesses looked at`,
  },
  speed: { tr: (rows: string) => `saniyede ${rows} satır`, en: (rows: string) => `${rows} rows per second` },
  fewSecondsLeft: { tr: 'birkaç saniye kaldı', en: 'a few seconds left' },
  secondsLeft: { tr: (n: number) => `yaklaşık ${n} saniye kaldı`, en: (n: number) => `about ${n} seconds left` },
  minutesLeft: { tr: (n: number) => `yaklaşık ${n} dakika kaldı`, en: (n: number) => `about ${n} minutes left` },
  hoursLeft: {
    tr: (hours: number, minutes: number) =>
      minutes ? `yaklaşık ${hours} saat ${minutes} dakika kaldı` : `yaklaşık ${hours} saat kaldı`,
    en: (hours: number, minutes: number) => `about ${hours} h ${minutes} min left`,
  },
  failureAt: {
    tr: (line: string, why: string) => `${line}. satır: ${why}`,
    en: (line: string, why: string) => `Line ${line}: ${why}`,
  },
  toReview: { tr: 'İncelemeye git', en: 'Go to the review' },
  awaitsReview: {
    tr: 'Bu aktarım onay bekliyor; onaylanmadan hiçbir şey yazılmaz.',
    en: 'This import awaits a confirmation; nothing is written before.',
  },

  showBusinesses: { tr: 'İşletmeleri göster', en: 'Show the businesses' },

  pause: { tr: 'Duraklat', en: 'Pause' },
  paused: {
    tr: 'Aktarım duraklatıldı; gönderilmiş olan satırlar tamamlanır.',
    en: 'The import is paused; rows that were sent are still done.',
  },
  notPaused: { tr: 'Aktarım duraklatılamadı', en: 'The import could not be paused' },
  resume: { tr: 'Sürdür', en: 'Resume' },
  resumed: { tr: 'Aktarım sürüyor', en: 'The import goes on' },
  notResumed: { tr: 'Aktarım sürdürülemedi', en: 'The import could not be resumed' },
  cancel: { tr: 'İptal et', en: 'Cancel' },
  cancelTitle: { tr: 'Aktarım iptal edilsin mi?', en: 'Cancel the import?' },
  cancelText: {
    tr: 'Şimdiye kadar aktarılanlar kalır, kalan satırlar atlanır. İptal edilen aktarım sürdürülemez.',
    en: 'What is in stays, the other rows are skipped. A cancelled import cannot be resumed.',
  },
  cancelReviewText: {
    tr: 'Henüz hiçbir şey yazılmadı; aktarım iz bırakmadan biter.',
    en: 'Nothing has been written yet; the import ends without a trace.',
  },
  goOn: { tr: 'Devam etsin', en: 'Let it go on' },
  cancelled: { tr: 'Aktarım iptal edildi', en: 'The import is cancelled' },
  notCancelled: { tr: 'Aktarım iptal edilemedi', en: 'The import could not be cancelled' },
  undo: { tr: 'Geri al', en: 'Undo' },
  undoTitle: { tr: 'Aktarım geri alınsın mı?', en: 'Undo the import?' },
  undoCreated: {
    tr: (n: string) => `Bu aktarımın eklediği ${n} işletme silinir.`,
    en: (n: string) => `The ${n} businesses that this import created are deleted.`,
  },
  undoUpdated: {
    tr: (n: string) => `Güncellediği ${n} işletmede önceki değerler geri gelir.`,
    en: (n: string) => `The ${n} businesses that it updated get back what stood there before.`,
  },
  undoKept: {
    tr: 'O zamandan beri değiştirilmiş olanlar korunur ve listelenir.',
    en: 'What was changed since is kept and listed.',
  },
  keep: { tr: 'Kalsın', en: 'Keep them' },
  undoStarted: { tr: 'Aktarım geri alınıyor', en: 'The import is being undone' },
  notUndone: { tr: 'Aktarım geri alınamadı', en: 'The import could not be undone' },
  download: { tr: 'Hatalı satırları indir', en: 'Download invalid rows' },
  downloadTable: { tr: 'Hataları tablo olarak indir', en: 'Download the faults as a table' },
  retry: { tr: 'Hatalıları yeniden dene', en: 'Try invalid rows again' },
  notRetried: { tr: 'Hatalı satırlar yeniden denenemedi', en: 'The invalid rows could not be tried again' },
  'import-state': {
    tr: 'Aktarımın durumu bu arada değişti.',
    en: 'The state of the import has changed meanwhile.',
  },
  'import-not-found': { tr: 'Böyle bir aktarım yok.', en: 'There is no such import.' },
  'import-rows-erased': {
    tr: 'Bu aktarımın satırları saklama süresi dolduğu için silindi.',
    en: 'The rows of this import were erased: they are kept for a limited time.',
  },
  'import-without-failures': { tr: 'Bu aktarımda hatalı satır yok.', en: 'No row of this import was invalid.' },

  importSucceeded: { tr: 'İçe Aktarma Başarılı', en: 'Import succeeded' },
  importFailed: { tr: 'İçe Aktarma Hatası', en: 'Import failed' },
  importedMany: {
    tr: (n: string) => `${n} işletme içe aktarıldı`,
    en: (n: string) => `${n} businesses were imported`,
  },
  importedNone: { tr: 'Yeni bir işletme aktarılmadı', en: 'No new business was imported' },
  withFailures: { tr: (n: string) => `${n} satır aktarılamadı`, en: (n: string) => `${n} rows could not be imported` },
  processingFailed: { tr: 'Veri işlenirken bir hata oluştu.', en: 'An error occurred while the data was processed.' },
  businessNotCreated: { tr: 'İşletme oluşturulamadı', en: 'The business could not be created' },
  locationNotCreated: { tr: 'Lokasyon oluşturulamadı', en: 'The location could not be created' },
  undoneMany: {
    tr: (n: string) => `${n} işletme geri alındı`,
    en: (n: string) => `${n} businesses were taken back`,
  },

  results: { tr: 'Sonuçlar', en: 'Results' },
  keptTitle: { tr: 'Korunan işletmeler', en: 'Businesses that were kept' },
  keptText: {
    tr: 'Aktarımdan sonra değiştirildikleri için silinmediler ya da değiştirilen alanları geri alınmadı.',
    en: 'They were changed after the import: they were not deleted, or what was changed was not put back.',
  },
  row: { tr: 'Satır', en: 'Row' },
  business: { tr: 'İşletme', en: 'Business' },
  noName: { tr: '(adsız)', en: '(no name)' },
  why: { tr: 'Açıklama', en: 'Why' },
  inBackOffice: { tr: 'Yönetimde aç', en: 'Open in the back office' },
  onSite: { tr: 'Sitede aç', en: 'Open on the site' },
  loadMore: { tr: 'Daha fazla göster', en: 'Show more' },
  failedToLoadRows: { tr: 'Sonuçlar yüklenemedi', en: 'The results could not be loaded' },
  noRows: { tr: 'Bu sonuçta satır yok.', en: 'No row ended like this.' },

  onHold: {
    tr: (n: number) => `${n} aktarım duraklatıldı`,
    en: (n: number) => (n === 1 ? '1 import is paused' : `${n} imports are paused`),
  },
  underWay: {
    tr: (n: number) => `${n} aktarım sürüyor`,
    en: (n: number) => (n === 1 ? '1 import is under way' : `${n} imports are under way`),
  },
});
