import { hoursIn, hoursText, weekIn } from './hours-text.js';

const range = (opens: string, closes: string, dayOfWeek = 1) => ({ dayOfWeek, opens, closes, isClosed: false });

it.each([
  ['08:30-18:00', [range('08:30', '18:00')]],
  [' 9 – 18 ', [range('09:00', '18:00')]],
  ['8.30-12.00, 13.00-24.00', [range('08:30', '12:00'), range('13:00', '00:00')]],
  ['KAPALI', [{ dayOfWeek: 1, opens: null, closes: null, isClosed: true }]],
  ['', []],
  ['sabahtan akşama', undefined],
  ['08:30-25:00', undefined],
  ['08:30', undefined],
])('reads %j as a person means it', (typed, rows) => {
  expect(hoursIn(typed, 1)).toEqual(rows);
});

it('writes what it reads, with all ranges of a day in order', () => {
  const rows = [range('13:00', '18:00'), range('08:30', '12:00'), { ...hoursIn('kapalı', 0)![0]! }];
  expect(hoursText(rows, 1, 'Kapalı')).toBe('08:30-12:00, 13:00-18:00');
  expect(hoursText(rows, 0, 'Kapalı')).toBe('Kapalı');
  expect(hoursText(rows, 2, 'Kapalı')).toBe('');
});

it('is no week while a day of it cannot be read', () => {
  expect(weekIn({ hours1: '9-18', hours0: 'kapalı' })).toHaveLength(2);
  expect(weekIn({ hours1: '9-18', hours2: '?' })).toBeUndefined();
});
