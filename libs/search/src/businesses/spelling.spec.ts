import type { estypes } from '@elastic/elasticsearch';
import { otherSpelling } from './spelling.js';

const tables = {
  categories: [{ id: '1', name: 'Süt Ürünleri' }],
  cities: [{ key: 'ankara', name: 'Ankara' }],
  districts: [],
};

it('looks for another spelling only if a word is not a known name', async () => {
  const tried: (string | undefined)[] = [];
  const search = (body: estypes.SearchRequest) => {
    tried.push(body.suggest?.['text'] as string | undefined);
    return Promise.resolve({} as estypes.SearchResponse<unknown>);
  };
  expect(await otherSpelling('süt ürünleri Ankara Karadeniz Bölgesi', tables, search)).toBeUndefined();
  expect(tried).toEqual([]);
  expect(await otherSpelling('süt ürünleri Ankata', tables, search)).toBe('süt ürünleri ankara');
  expect(tried).toEqual(['süt ürünleri ankata']);
});
