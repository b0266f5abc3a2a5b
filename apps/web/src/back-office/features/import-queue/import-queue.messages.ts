import { defineMessages } from '../../../lib/messages.js';

export const importQueueMessages = defineMessages({
  title: { tr: 'Kuyruk', en: 'Queue' },
  lead: {
    tr: 'İçe aktarımların arkasındaki işler; iki saniyede bir yenilenir.',
    en: 'The work behind the imports; refreshed every two seconds.',
  },
  unreachable: { tr: 'Kuyruğa ulaşılamıyor', en: 'The queue cannot be reached' },
  unreachableText: {
    tr: 'Aktarımlar kaybolmaz: kuyruk geri geldiğinde kaldıkları yerden sürerler.',
    en: 'No import is lost: they go on where they were once the queue is back.',
  },
  failedToLoad: { tr: 'Kuyruk yüklenemedi', en: 'The queue could not be loaded' },

  queues: { tr: 'Kuyruklar', en: 'Queues' },
  queue: { tr: 'Kuyruk', en: 'Queue' },
  'import-staging': { tr: 'Dosya okuma', en: 'Reading files' },
  'import-chunks': { tr: 'Satır aktarma', en: 'Importing rows' },
  'import-undo': { tr: 'Geri alma', en: 'Undoing' },
  waiting: { tr: 'Bekleyen', en: 'Waiting' },
  active: { tr: 'Çalışan', en: 'Active' },
  delayed: { tr: 'Ertelenen', en: 'Delayed' },
  failed: { tr: 'Başarısız', en: 'Failed' },

  workers: { tr: 'Çalışan işleyiciler', en: 'Workers' },
  workersAlive: { tr: (n: string) => `${n} işleyici çalışıyor`, en: (n: string) => `${n} alive` },
  noWorkers: {
    tr: 'Şu anda işleri alan bir işleyici yok; aktarımlar bekliyor.',
    en: 'Nobody takes work right now; imports wait.',
  },
  since: { tr: (when: string) => `${when} tarihinden beri`, en: (when: string) => `since ${when}` },

  throughput: { tr: 'Son bir saat', en: 'The last hour' },
  chartText: {
    tr: (all: string, most: string) => `Son bir saatte ${all} satır aktarıldı; en yoğun dakikada ${most} satır.`,
    en: (all: string, most: string) => `${all} rows were done in the last hour, ${most} in the busiest minute.`,
  },
  nothingDone: { tr: 'Son bir saatte satır aktarılmadı.', en: 'No row was done in the last hour.' },
  asTable: { tr: 'Tablo olarak göster', en: 'Show as a table' },
  minute: { tr: 'Dakika', en: 'Minute' },
  rows: { tr: 'Satır', en: 'Rows' },
  rowsOfMinute: {
    tr: (minute: string, rows: string) => `${minute}: ${rows} satır`,
    en: (minute: string, rows: string) => `${minute}: ${rows} rows`,
  },

  failures: { tr: 'Başarısız işler', en: 'Failed work' },
  noFailures: { tr: 'Başarısız iş yok.', en: 'Nothing has failed.' },
  work: { tr: 'İş', en: 'Work' },
  readingOfFile: { tr: 'Dosyanın okunması', en: 'Reading of the file' },
  rowsFromTo: {
    tr: (from: string, to: string) => `${from}–${to}. satırlar`,
    en: (from: string, to: string) => `rows ${from}–${to}`,
  },
  chunk: { tr: (n: string) => `${n}. parça`, en: (n: string) => `Chunk ${n}` },
  reason: { tr: 'Neden', en: 'Reason' },
  times: { tr: 'Deneme', en: 'Tries' },
  state: { tr: 'Durum', en: 'State' },
  exhausted: { tr: 'Denemeler tükendi', en: 'Retries exhausted' },
  retriesSoon: { tr: 'Yeniden denenecek', en: 'Will be tried again' },
  more: {
    tr: (n: string) => `ve ${n} başarısız iş daha`,
    en: (n: string) => `and ${n} more`,
  },

  retry: { tr: 'Yeniden dene', en: 'Try again' },
  retried: { tr: 'İş yeniden kuyruğa alındı', en: 'It is in the queue again' },
  notRetried: { tr: 'İş yeniden denenemedi', en: 'It could not be tried again' },
  discard: { tr: 'İşi bırak', en: 'Give up' },
  discardTitle: { tr: 'Bu iş bırakılsın mı?', en: 'Give this work up?' },
  discardRows: {
    tr: 'Bu satırlardan yazılmamış olanlar hatalı sayılır ve aktarım onlarsız tamamlanır. Sonra "Hatalıları yeniden dene" ile yeniden denenebilirler.',
    en: 'Those of these rows that are not written count as invalid, and the import ends without them. They can be tried again from its results.',
  },
  discardFile: {
    tr: 'Dosya okunmadan aktarım başarısız olarak biter.',
    en: 'The import fails without its file being read.',
  },
  keep: { tr: 'Kalsın', en: 'Keep it' },
  discarded: { tr: 'İş bırakıldı', en: 'It was given up' },
  notDiscarded: { tr: 'İş bırakılamadı', en: 'It could not be given up' },
  'failure-not-found': { tr: 'Bu iş artık başarısız değil.', en: 'This work is no longer failed.' },
});
