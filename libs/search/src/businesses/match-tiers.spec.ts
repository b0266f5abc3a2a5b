import { keysOfWords } from './keys-of-words.js';
import { scoredByTier } from './match-tiers.js';
import { queryWords } from './query-words.js';

const tables = { categories: [{ id: 'c1', name: 'Zeytin' }], cities: [], districts: [] };
const tiersOf = (text: string): string[] => {
  const words = queryWords(text);
  const scored = scoredByTier({ words, keys: keysOfWords(words, tables), typing: true }, 'prefix');
  const { dis_max } = scored as { dis_max: { queries: { constant_score: { filter: object } }[] } };
  return dis_max.queries.map(({ constant_score }) => JSON.stringify(constant_score.filter));
};
const occurrences = (text: string, part: string) => text.split(part).length - 1;

describe('the tiers of a query', () => {
  it('look up every form of a single word only once', () => {
    const all = tiersOf('zeyt').join();
    const forms = ['"titles.exact"', '"titles"', '"titles.joined"', '"description"', '"beginnings"', '"categoryIds"'];
    expect(Object.fromEntries(forms.map((form) => [form, occurrences(all, form)]))).toEqual(
      Object.fromEntries(forms.map((form) => [form, 1])),
    );
  });

  it('leave out a tier that matches no more than the one before', () => {
    const tiers = tiersOf('ege zeyt');
    expect(new Set(tiers).size).toBe(tiers.length);
    expect(tiers).toHaveLength(4);
  });

  it('keep all forms of several words, of which each may match in another tier', () => {
    expect(tiersOf('ege zeyt').filter((tier) => tier.includes('"titles"'))).toHaveLength(3);
  });
});
