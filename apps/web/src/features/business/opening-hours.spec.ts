import { isOver, openStateAt, weekdayIn, weekOf } from './opening-hours.js';

const row = (dayOfWeek: number, opens: string | null, closes: string | null) => ({
  dayOfWeek,
  opens,
  closes,
  isClosed: opens === null,
});
/** A moment in Istanbul. 2026-11-21 is a Saturday. */
const istanbul = (local: string) => new Date(`${local}:00+03:00`);

describe('weekOf', () => {
  it('PUB-BIZ-08 begins on Monday and puts several times of a day in order', () => {
    const week = weekOf([row(1, '14:00', '18:00'), row(1, '09:00', '12:00'), row(0, null, null)]);

    expect(week.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 0]);
    expect(week[0]!.spans).toEqual([
      { opens: '09:00', closes: '12:00' },
      { opens: '14:00', closes: '18:00' },
    ]);
    expect(week[6]).toEqual({ day: 0, spans: [], closed: true });
  });

  it('PUB-BIZ-08 does not call a day closed of which nothing is stored', () => {
    expect(weekOf([row(1, '09:00', '18:00')])[1]).toEqual({ day: 2, spans: [], closed: false });
  });
});

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

  it('PUB-BIZ-08 takes the same time twice for a whole day', () => {
    expect(openStateAt([row(6, '00:00', '00:00')], istanbul('2026-11-21T23:59'))).toEqual({
      open: true,
      closesAt: '00:00',
    });
  });
});

describe('days in Istanbul', () => {
  it('GEN-23 has the next day when it is still yesterday in Greenwich', () => {
    expect(weekdayIn(new Date('2026-11-21T21:30:00Z'))).toBe(0);
  });

  it('PUB-BIZ-04 ends a certificate after its last day', () => {
    expect(isOver('2026-11-21', istanbul('2026-11-21T23:59'))).toBe(false);
    expect(isOver('2026-11-21', istanbul('2026-11-22T00:00'))).toBe(true);
  });
});
