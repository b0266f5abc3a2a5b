import { nextRun } from './next-run.js';

const next = (day: string, time: string, after: string) => nextRun({ day, time }, new Date(after)).toISOString();

// 24 November 2026 is a Tuesday; Istanbul is three hours ahead of UTC.
it.each([
  ['daily', '03:00', '2026-11-23T23:59:59Z', '2026-11-24T00:00:00.000Z'],
  ['daily', '03:00', '2026-11-24T00:00:00Z', '2026-11-25T00:00:00.000Z'],
  ['daily', '01:00', '2026-11-24T21:30:00Z', '2026-11-24T22:00:00.000Z'],
  ['daily', '00:00', '2026-12-31T20:59:00Z', '2026-12-31T21:00:00.000Z'],
  ['tuesday', '09:00', '2026-11-24T05:00:00Z', '2026-11-24T06:00:00.000Z'],
  ['tuesday', '09:00', '2026-11-24T06:00:00Z', '2026-12-01T06:00:00.000Z'],
  ['monday', '00:00', '2026-11-24T06:00:00Z', '2026-11-29T21:00:00.000Z'],
  ['sunday', '23:00', '2026-11-24T06:00:00Z', '2026-11-29T20:00:00.000Z'],
])('the next run for %s at %s in Istanbul after %s is %s', (day, time, after, expected) => {
  expect(next(day, time, after)).toBe(expected);
});
