import { fromIstanbulClock, toIstanbulClock } from './istanbul-time.js';

it('GEN-23 shows and takes times as the clocks of Istanbul do, wherever the browser is', () => {
  const clock = toIstanbulClock('2026-11-21T21:30:00.000Z');
  expect(clock.format('YYYY-MM-DD HH:mm')).toBe('2026-11-22 00:30');
  expect(fromIstanbulClock(clock)).toBe('2026-11-21T21:30:00.000Z');
  expect(fromIstanbulClock(clock.add(1, 'day').hour(9).minute(0))).toBe('2026-11-23T06:00:00.000Z');
});
