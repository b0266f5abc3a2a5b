import { typedTime } from './time-input.js';

describe('a typed time of day', () => {
  it.each([
    ['9', '09:00'],
    ['930', '09:30'],
    ['9.30', '09:30'],
    ['18:00', '18:00'],
    ['2359', '23:59'],
    ['', ''],
    ['25', '25'],
    ['9:75', '9:75'],
    ['sabah', 'sabah'],
  ])('%s is %s', (text, time) => expect(typedTime(text)).toBe(time));
});
