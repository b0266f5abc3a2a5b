import { momentOf } from './moment.js';

it.each([
  ['2026-11-21T21:30:00Z', { day: '2026-11-22', minuteOfWeek: 30 }],
  ['2026-11-21T20:59:59Z', { day: '2026-11-21', minuteOfWeek: 6 * 1_440 + 1_439 }],
  ['2026-11-23T06:05:00Z', { day: '2026-11-23', minuteOfWeek: 1_440 + 9 * 60 + 5 }],
])('converts %s to day and minute of the week in Istanbul', (at, moment) => {
  expect(momentOf(new Date(at))).toEqual(moment);
});
