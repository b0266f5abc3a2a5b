import fc from 'fast-check';
import { dayInIstanbul, daysUntil, formatDate, formatShortDate, startOfDay } from './dates.js';

it.each([
  ['2026-11-05', '5 Kasım 2026', '5 Kas 2026'],
  ['2026-11-21T09:00:00.000Z', '21 Kasım 2026', '21 Kas 2026'],
  ['2026-12-31T21:00:00Z', '1 Ocak 2027', '1 Oca 2027'],
  ['2026-12-31T20:59:59Z', '31 Aralık 2026', '31 Ara 2026'],
  ['2026-08-01T00:30:00+03:00', '1 Ağustos 2026', '1 Ağu 2026'],
  ['2026-08-01T00:30', '1 Ağustos 2026', '1 Ağu 2026'],
  ['2026-07-31T22:30', '31 Temmuz 2026', '31 Tem 2026'],
  ['2024-02-29', '29 Şubat 2024', '29 Şub 2024'],
])('GEN-07 GEN-23 %s is %s in Istanbul, in short %s', (iso, long, short) => {
  expect(formatDate(iso)).toBe(long);
  expect(formatShortDate(iso)).toBe(short);
});

it.each([null, undefined, ''])('PUB-UI-03 %j is a missing date', (date) => expect(formatDate(date)).toBe('Tarih yok'));

it.each(['dün', '2026-13-01', '2026-02-30', '2026-00-10', '21.11.2026', '2026', '2026-11-05T25:00:00Z', new Date('?')])(
  'PUB-UI-03 %s is an invalid date',
  (date) => expect(formatDate(date)).toBe('Geçersiz tarih'),
);

it('formats dates as Intl does for Europe/Istanbul', () => {
  const long = new Intl.DateTimeFormat('tr-TR', { timeZone: 'Europe/Istanbul', dateStyle: 'long' });
  const short = new Intl.DateTimeFormat('tr-TR', {
    timeZone: 'Europe/Istanbul',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  fc.assert(
    fc.property(fc.date({ min: new Date('2017-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }), (date) => {
      expect(formatDate(date.toISOString())).toBe(long.format(date));
      expect(formatDate(date)).toBe(long.format(date));
      expect(formatShortDate(date)).toBe(short.format(date));
    }),
  );
});

it('counts days in Istanbul time, across the end of a year', () => {
  expect(dayInIstanbul(new Date('2026-12-31T21:00:00Z'))).toBe('2027-01-01');
  expect(daysUntil('2027-01-01', 3)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
  expect(startOfDay('2027-01-01')).toEqual(new Date('2026-12-31T21:00:00Z'));
});
