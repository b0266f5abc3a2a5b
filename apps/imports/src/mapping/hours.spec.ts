import fc from 'fast-check';
import { openingHoursOf, rangesOf } from './hours.js';

const open = (opens: string, closes: string) => ({ opens, closes, isClosed: false });
const CLOSED = { opens: null, closes: null, isClosed: true };

describe('opening hours', () => {
  it.each([
    ['09:00–18:00', [open('09:00', '18:00')]],
    ['9 AM–6 PM', [open('09:00', '18:00')]],
    ['9AM-6PM', [open('09:00', '18:00')]],
    ['12:30–3 PM', [open('12:30', '15:00')]],
    ['9–11 AM', [open('09:00', '11:00')]],
    ['11–3 PM', [open('11:00', '15:00')]],
    ['09.00 - 18.30', [open('09:00', '18:30')]],
    ['10:00–13:00, 14:00–22:00', [open('10:00', '13:00'), open('14:00', '22:00')]],
    ['08:00-12:00 / 13:00-18:00', [open('08:00', '12:00'), open('13:00', '18:00')]],
    ['18:00–02:00', [open('18:00', '02:00')]],
    ['24 saat açık', [open('00:00', '24:00')]],
    ['Open 24 hours', [open('00:00', '24:00')]],
    ['7/24', [open('00:00', '24:00')]],
    ['Kapalı', [CLOSED]],
    ['Closed', [CLOSED]],
  ])('IMP-JSON-23 reads %s', (text, ranges) => {
    expect(rangesOf(text)).toEqual(ranges);
  });

  it('IMP-JSON-40 reads any two times with any spaces and dashes', () => {
    const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
    const space = fc.constantFrom('', ' ', '\u202f', '\u00a0', '\u2009');
    const dash = fc.constantFrom('-', '–', '—', '−', '~');
    const two = (n: number) => String(n).padStart(2, '0');
    fc.assert(
      fc.property(time, time, space, dash, space, ([h1, m1], [h2, m2], before, between, after) => {
        const [opens, closes] = [`${two(h1)}:${two(m1)}`, `${two(h2)}:${two(m2)}`];
        expect(rangesOf(`${opens}${before}${between}${after}${closes}`)).toEqual([open(opens, closes)]);
      }),
    );
  });

  it('IMP-JSON-40 reads any two times of the twelve-hour clock', () => {
    const half = fc.constantFrom('AM', 'PM');
    const hour = fc.integer({ min: 1, max: 12 });
    const clock = (h: number, ap: string) => `${String((h % 12) + (ap === 'PM' ? 12 : 0)).padStart(2, '0')}:00`;
    fc.assert(
      fc.property(hour, half, hour, half, (h1, a1, h2, a2) => {
        expect(rangesOf(`${h1} ${a1}–${h2} ${a2}`)).toEqual([open(clock(h1, a1), clock(h2, a2))]);
      }),
    );
  });

  it('A41 accepts any text without throwing', () => {
    fc.assert(fc.property(fc.string({ maxLength: 400 }), (text) => void rangesOf(text)));
  });

  it('IMP-JSON-21 numbers days from Sunday, by Turkish and English names', () => {
    const { openingHours } = openingHoursOf(
      { Pazartesi: '09:00-18:00', Pazar: 'Kapalı', Saturday: '9 AM-1 PM' },
      undefined,
    );
    expect(openingHours.map(({ dayOfWeek }) => dayOfWeek)).toEqual([1, 0, 6]);
  });

  it('IMP-JSON-10 reads periods with day numbers', () => {
    const periods = { periods: [{ open: { day: 1, time: '0900' }, close: { day: 1, time: '1830' } }] };
    expect(openingHoursOf(undefined, periods).openingHours).toEqual([{ dayOfWeek: 1, ...open('09:00', '18:30') }]);
  });

  it('IMP-JSON-22 returns hours it cannot read as text, and reads the rest', () => {
    const { openingHours, unread } = openingHoursOf({ Salı: 'akşama kadar', Cuma: '10:00-12:00' }, undefined);
    expect(unread).toEqual(['Salı: akşama kadar']);
    expect(openingHours).toHaveLength(1);
  });
});
