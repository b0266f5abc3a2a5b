import { isOver, spansText, weekdayIn, weekOf } from './opening-hours.js';

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

  it('PUB-BIZ-08 does not call a day without stored hours closed', () => {
    expect(weekOf([row(1, '09:00', '18:00')])[1]).toEqual({ day: 2, spans: [], closed: false });
  });

  it('writes spans so that a line breaks between them only', () => {
    const spans = [
      { opens: '09:00', closes: '12:00' },
      { opens: '13:00', closes: '18:00' },
    ];
    expect(spansText(spans).split(' ')).toEqual(['09:00\u00a0-\u00a012:00,', '13:00\u00a0-\u00a018:00']);
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
