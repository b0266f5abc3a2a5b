import fc from 'fast-check';
import { sortKey } from './sort-key.js';

const collator = new Intl.Collator('tr');
const byKey = (one: string, other: string): number => {
  const [a, b] = [sortKey(one), sortKey(other)];
  return a < b ? -1 : a > b ? 1 : 0;
};
const bytes = (text: string): Buffer => Buffer.from(text, 'utf8');

const LETTERS = 'abcçdefgğhıijklmnoöprsştuüvyzqwx';
const words = fc.string({
  unit: fc.constantFrom(...LETTERS, ...LETTERS.toLocaleUpperCase('tr'), ...'âîûÂÛé0123456789 '),
  maxLength: 12,
});
const names = fc.string({ unit: fc.constantFrom(...'aAâÂbçıIiİîsşûz19 -.,&()\'"/%+'), maxLength: 8 });
// Few letters, so that many pairs differ in marks or case only.
const close = fc.string({ unit: fc.constantFrom('a', 'A', 'â', 'Â', 'ı', 'I', 'é', 'É', ' '), maxLength: 6 });
const long = fc.string({ unit: fc.constantFrom('a', 'A', 'â'), minLength: 90, maxLength: 320 });
const mostlyPlain = fc
  .tuple(fc.nat(280), fc.nat(280), fc.constantFrom('a', 'A', 'â', 'á'), fc.constantFrom('', 'A', 'â', 'aaA'))
  .map(([before, after, letter, end]) => 'a'.repeat(before) + letter + 'a'.repeat(after) + end);

describe('sortKey', () => {
  it.each([
    ['names of words and numbers', words],
    ['names with punctuation', names],
    ['names apart only in marks or case', close],
    ['long names', long],
  ])('PUB-LIST-15 orders %s as Intl.Collator does', (_, arbitrary) => {
    fc.assert(
      fc.property(arbitrary, arbitrary, (one, other) =>
        expect(byKey(one, other)).toBe(Math.sign(collator.compare(one, other))),
      ),
      { numRuns: 2000 },
    );
  });

  it('PUB-LIST-15 orders long names with equal letters by mark and case at any position', () => {
    const sameLength = fc.tuple(mostlyPlain, mostlyPlain).map(([one, other]) => {
      const length = Math.max(one.length, other.length);
      return [one.padEnd(length, 'a'), other.padEnd(length, 'a')] as const;
    });
    fc.assert(
      fc.property(sameLength, ([one, other]) =>
        expect(byKey(one, other)).toBe(Math.sign(collator.compare(one, other))),
      ),
      { numRuns: 2000 },
    );
  });

  it('PUB-LIST-15 sorts the alphabet: digits first, ç after c, ı before i, ş after s', () => {
    const alphabet = [...'0123456789', ...LETTERS].sort(collator.compare);
    expect([...alphabet].reverse().sort(byKey)).toEqual(alphabet);
    expect(alphabet.join('')).toBe('0123456789abcçdefgğhıijklmnoöpqrsştuüvwxyz');
  });

  it('has the same order by bytes as by code units, for MongoDB and Elasticsearch', () => {
    // Surrogate pairs stand below U+F900 as code units and above it as bytes.
    const unit = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      fc.constantFrom('\u{10400}', '\uf900', 'ﬀ'),
    );
    const any = fc.string({ unit, maxLength: 6 });
    fc.assert(
      fc.property(any, any, (one, other) => {
        expect(Math.sign(Buffer.compare(bytes(sortKey(one)), bytes(sortKey(other))))).toBe(byKey(one, other));
      }),
    );
  });

  it('is about as long as the name, and plain ASCII for Turkish', () => {
    expect(sortKey('çınar gıda')).toHaveLength(10);
    expect(sortKey('a'.repeat(300))).toHaveLength(300);
    expect(sortKey('Çınar Gıda Sanayi').length).toBeLessThanOrEqual(17 + 7);
    expect(sortKey('ÇINAR GIDA SANAYİ').length).toBeLessThanOrEqual(17 + 3);
    fc.assert(fc.property(words, (name) => expect(sortKey(name)).toMatch(/^[ !#-[\]-~]*$/)));
  });

  it('ignores the difference between straight and curly quotes', () => {
    expect(sortKey('Hacı’nın “Yeri”')).toBe(sortKey(`Hacı'nın "Yeri"`));
  });

  it('puts names of other scripts after z and symbols before digits', () => {
    expect(['مطعم', 'Zeytin', '1 Nolu', '★ Yıldız'].sort(byKey)).toEqual(['★ Yıldız', '1 Nolu', 'Zeytin', 'مطعم']);
  });
});
