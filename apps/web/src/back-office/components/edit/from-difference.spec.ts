import { fromDifference } from './from-difference.js';

const SAME = 'Öğütülmüş baharat üç ay, bütün baharat bir yıl kokusunu korur. '.repeat(4);

describe('a text in a choice between two', () => {
  it('begins shortly before its difference from the other one', () => {
    const shown = fromDifference(`${SAME}Toptan alın.`, `${SAME}Perakende alın.`);
    expect(shown).toMatch(/^… \S.*korur\. Toptan alın\.$/);
    expect(shown.length).toBeLessThan(100);
  });

  it.each([
    ['is short', 'Çarşı Mah. 3', 'Çarşı Mah. 4'],
    ['differs at its beginning', `A ${SAME}`, `B ${SAME}`],
    ['has no words', 'a'.repeat(300), `${'a'.repeat(299)}b`],
  ])('is whole when it %s', (_when, text, other) => {
    expect(fromDifference(text, other)).toBe(text);
  });
});
