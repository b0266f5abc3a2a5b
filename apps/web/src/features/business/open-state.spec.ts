import { isOpenAllDay, openingAfterToday, openStateAt } from './open-state.js';

const row = (dayOfWeek: number, opens: string | null, closes: string | null) => ({
  dayOfWeek,
  opens,
  closes,
  isClosed: opens === null,
});
/** A moment in Istanbul. 2026-11-21 is a Saturday. */
const istanbul = (local: string) => new Date(`${local}:00+03:00`);

describe('openStateAt', () => {
  const saturday = [row(6, '09:00', '17:00')];

  it.each([
    ['2026-11-21T08:59', { open: false, opensAt: '09:00' }],
    ['2026-11-21T09:00', { open: true, closesAt: '17:00' }],
    ['2026-11-21T16:59', { open: true, closesAt: '17:00' }],
    ['2026-11-21T17:00', { open: false, opensAt: null }],
    ['2026-11-22T10:00', { open: false, opensAt: null }],
  ])('PUB-BIZ-08, GEN-23 at %s in Istanbul', (moment, state) => {
    expect(openStateAt(saturday, istanbul(moment))).toEqual(state);
  });

  it('PUB-BIZ-08 knows the break at noon', () => {
    const rows = [row(6, '09:00', '12:00'), row(6, '13:00', '18:00')];

    expect(openStateAt(rows, istanbul('2026-11-21T12:30'))).toEqual({ open: false, opensAt: '13:00' });
  });

  it('PUB-BIZ-08 stays open past midnight', () => {
    const rows = [row(5, '20:00', '02:00')];

    expect(openStateAt(rows, istanbul('2026-11-20T23:00'))).toEqual({ open: true, closesAt: '02:00' });
    expect(openStateAt(rows, istanbul('2026-11-21T01:59'))).toEqual({ open: true, closesAt: '02:00' });
    expect(openStateAt(rows, istanbul('2026-11-21T02:00'))).toEqual({ open: false, opensAt: null });
  });

  it('PUB-BIZ-08 crosses from Saturday night into Sunday', () => {
    expect(openStateAt([row(6, '20:00', '02:00')], istanbul('2026-11-22T01:00'))).toEqual({
      open: true,
      closesAt: '02:00',
    });
  });

  it('PUB-BIZ-08 reads equal opening and closing times as a whole day', () => {
    expect(openStateAt([row(6, '00:00', '00:00')], istanbul('2026-11-21T23:59'))).toEqual({
      open: true,
      closesAt: '00:00',
    });
  });
});

it('PUB-BIZ-08 knows when a business is open all day', () => {
  const now = istanbul('2026-11-21T12:00');
  expect(isOpenAllDay([row(6, '00:00', '24:00')], now)).toBe(true);
  expect(isOpenAllDay([row(6, '00:00', '00:00')], now)).toBe(true);
  expect(isOpenAllDay([row(6, '09:00', '00:00'), row(0, '00:00', '24:00')], now)).toBe(false);
});

describe('openingAfterToday', () => {
  const shut = [0, 1, 2, 3, 4, 5, 6].map((day) => row(day, null, null));
  const weekWith = (...open: ReturnType<typeof row>[]) => [
    ...shut.filter(({ dayOfWeek }) => !open.some((one) => one.dayOfWeek === dayOfWeek)),
    ...open,
  ];

  it('PUB-BIZ-08 is the first time of tomorrow', () => {
    const rows = weekWith(row(0, '14:00', '18:00'), row(0, '10:00', '12:00'));
    expect(openingAfterToday(rows, istanbul('2026-11-21T20:00'))).toEqual({ day: 0, inDays: 1, opens: '10:00' });
  });

  it('PUB-BIZ-08 goes over days that are closed, into the next week', () => {
    expect(openingAfterToday(weekWith(row(2, '09:00', '17:00')), istanbul('2026-11-21T20:00'))).toEqual({
      day: 2,
      inDays: 3,
      opens: '09:00',
    });
    expect(openingAfterToday(weekWith(row(6, '09:00', '17:00')), istanbul('2026-11-21T20:00'))).toEqual({
      day: 6,
      inDays: 7,
      opens: '09:00',
    });
  });

  it('PUB-BIZ-08 names no next opening after a day without stored hours, nor for a business that never opens', () => {
    expect(openingAfterToday([row(1, '09:00', '17:00')], istanbul('2026-11-21T20:00'))).toBeNull();
    expect(openingAfterToday(shut, istanbul('2026-11-21T20:00'))).toBeNull();
  });
});
