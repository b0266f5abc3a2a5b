import { readableOn } from './readable-on.js';

describe('readableOn', () => {
  it.each(['#3B82F6', '#10B981', '#F59E0B', '#EF4444', '#8B5CF6', '#06B6D4', '#84CC16', '#F97316'])(
    'PUB-BLOG-20 is black on the preset %s',
    (preset) => expect(readableOn(preset)).toBe('black'),
  );

  it.each([
    ['#1E3A8A', 'white'],
    ['#000000', 'white'],
    ['#7F1D1D', 'white'],
    ['#FFFFFF', 'black'],
    ['#fde68a', 'black'],
  ])('PUB-BLOG-20 on %s is %s', (colour, text) => expect(readableOn(colour)).toBe(text));
});
