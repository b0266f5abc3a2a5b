import fc from 'fast-check';
import { graphemesIn } from './graphemes.js';

it.each([
  ['', 0],
  ['çay', 3],
  ['c\u0327ay', 3],
  ['👨‍👩‍👧', 1],
  ['🇹🇷 İyi', 5],
])('PUB-REV-04 counts the graphemes of %p', (text, count) => {
  expect(graphemesIn(text)).toBe(count);
});

it('counts Latin text as Intl.Segmenter does', () => {
  const segments = new Intl.Segmenter('tr', { granularity: 'grapheme' });
  const sign = fc.integer({ min: 0, max: 0x35f }).map((code) => String.fromCharCode(code));
  fc.assert(
    fc.property(fc.array(sign), (signs) => {
      const text = signs.join('');
      expect(graphemesIn(text)).toBe([...segments.segment(text)].length);
    }),
    { numRuns: 2_000 },
  );
});

it('creates no Intl.Segmenter for a Turkish sentence', () => {
  const made = jest.spyOn(Intl, 'Segmenter');
  jest.isolateModules(() => {
    const fresh = jest.requireActual<{ graphemesIn: typeof graphemesIn }>('./graphemes.js');
    expect(fresh.graphemesIn('Çok taze: ığdır kayısısı\n')).toBe(25);
    expect(made).not.toHaveBeenCalled();
  });
});

it('M4: counting stops one character after the limit', () => {
  expect(graphemesIn('ж'.repeat(20_000), 500)).toBe(501);
  expect(graphemesIn('ж'.repeat(500), 500)).toBe(500);
});
