import { formatMoment, formatShortMoment } from './moments.js';

it.each([
  ['2026-11-05T11:30:00.000Z', '5 Kasım 2026, 14.30'],
  ['2026-11-05T21:05:59.999Z', '6 Kasım 2026, 00.05'],
])('PUB-UI-03 formats %s as %s in Istanbul time', (iso, written) => {
  expect(formatMoment(iso)).toBe(written);
  expect(formatMoment(new Date(iso))).toBe(written);
});

it.each([
  ['2026-11-05T11:30:00.000Z', '5 Kas 2026 14:30'],
  ['2026-11-05T21:05:59.999Z', '6 Kas 2026 00:05'],
])('GEN-23 formats %s in short as %s in Istanbul time', (iso, written) => expect(formatShortMoment(iso)).toBe(written));
