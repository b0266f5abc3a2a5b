import { openSpansOf } from './open-spans.js';

const on = (dayOfWeek: number, opens: string | null, closes: string | null, isClosed = false) => ({
  ...{ dayOfWeek, opens, closes, isClosed },
});

it.each([
  ['a Monday', [on(1, '09:00', '18:00')], [{ from: 1_980, to: 2_520 }]],
  ['past midnight', [on(5, '20:00', '02:00')], [{ from: 8_400, to: 8_760 }]],
  ['past the end of the week', [on(6, '20:00', '02:00')], [{ from: 9_840, to: 10_200 }]],
  ['all day', [on(0, '00:00', '00:00')], [{ from: 0, to: 1_440 }]],
  ['all day, as some write it', [on(0, '00:00', '24:00')], [{ from: 0, to: 1_440 }]],
  [
    'a break at noon, in their order',
    [on(1, '13:00', '18:00'), on(1, '09:00', '12:00')],
    [
      { from: 1_980, to: 2_160 },
      { from: 2_220, to: 2_520 },
    ],
  ],
  ['a closed day, and one without times', [on(0, null, null, true), on(1, '09:00', null)], []],
])('computes the open minutes of %s', (_, hours, spans) => {
  expect(openSpansOf(hours)).toEqual(spans);
});
