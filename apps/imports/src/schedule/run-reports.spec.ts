import type { ScheduledImport } from './scheduled-import.js';
import { RunReports } from './run-reports.js';

const reports = new RunReports({ BRAND_NAME: 'Tezgâh', PUBLIC_URL: 'https://ornek.example' });
const scheduled = { id: 'z1', name: 'Ege', url: 'https://dosyalar.example/a.csv', status: 'active' } as ScheduledImport;
const NOTHING = { created: 0, updated: 0, duplicate: 0, skipped: 0, invalid: 0 };

function reportOf(what: Parameters<RunReports['of']>[1]) {
  const { subject, text } = reports.of({ ...scheduled, reportTo: 'ayse@example.org' }, what);
  return { subject, text };
}
const ended = (counts: Partial<typeof NOTHING>, failure: string | null = null, failureLine: number | null = null) =>
  reportOf({ ended: { _id: 'i1', failure, failureLine }, counts: { ...NOTHING, ...counts }, isPaused: false });

it('says why a file could not be read, without counts of rows that it has not', () => {
  const { subject, text } = ended({}, 'not-columns', 1);
  expect(subject).toBe('Ege: aktarım başarısız oldu');
  expect(text).toContain('sunucu onun yerine bir web sayfası göndermiş olabilir. (1. satır)');
  expect(text).not.toContain('Eklenen');
});

it('says where a file was cut, and what was imported before', () => {
  const { text } = ended({ created: 1_200 }, 'truncated', 1_234);
  expect(text).toContain('Dosya yarıda kesilmiş; eksik olan kısmı aktarılmadı. (1.234. satır)');
  expect(text).toContain('Eklenen: 1.200, güncellenen: 0');
});

it('names the columns of a table whose names and addresses were not recognised', () => {
  expect(ended({}, 'unknown-columns: Kod, Not: iç', 1).text).toContain('Bulunan sütunlar: Kod, Not: iç (1. satır)');
});

it('does not call an import complete in which all rows are invalid', () => {
  const { subject, text } = ended({ invalid: 2 });
  expect(subject).toBe('Ege: aktarım bitti, ama hiçbir işletme alınamadı');
  expect(text).toContain('hatalı: 2');
  expect(text).toContain('Dosyadaki satırların hepsi hatalı');
  expect(ended({ invalid: 2, duplicate: 1 }).subject).toBe('Ege: aktarım tamamlandı');
});

it('links to the scheduled import itself', () => {
  const { text } = reportOf({ reason: 'answered: 404', isPaused: false });
  expect(text).toContain('Zamanlanmış aktarımı aç:\nhttps://ornek.example/yonetici/zamanlanmis-aktarimlar?kayit=z1');
});

it('says that a file without a valid row is tried again', () => {
  expect(ended({ invalid: 2 }).text).toContain('Bir sonraki zamanında yeniden denenecek.');
  expect(ended({ invalid: 2, created: 1 }).text).not.toContain('yeniden denenecek');
});

it.each([
  ['answered: 404', 'Sunucu dosyayı vermedi. (HTTP 404)'],
  ['sheet-not-found', 'Ayarlarda adı yazılı sayfa hesap tablosunda yok.'],
  ['spreadsheet-locked', 'Hesap tablosu parolayla korunuyor.'],
  ['something-new', 'Dosya okunamadı.'],
])('says in words why a file could not be fetched: %s', (reason, text) => {
  expect(reportOf({ reason, isPaused: false }).text).toContain(text);
});
