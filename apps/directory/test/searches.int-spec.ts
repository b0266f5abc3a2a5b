import { Searches } from '../src/searches/searches.js';
import { aDirectory, type Directory } from './a-directory.js';

let directory: Directory;
beforeAll(async () => {
  directory = await aDirectory();
});
afterAll(() => directory.close());
beforeEach(() => directory.reset());

const searches = () => directory.get(Searches);
const FIRST = { search: '', page: 1, pageSize: 20, sort: 'times', descending: true, nothingFound: false } as const;
const list = async (over: Partial<Parameters<Searches['list']>[0]> = {}) =>
  (await searches().list({ ...FIRST, ...over })).searches.map(({ text, times, found }) => [text, times, found]);

describe('what visitors searched for', () => {
  beforeEach(async () => {
    await searches().record({
      searches: [
        { text: 'zeytinyağı', times: 2, found: 40 },
        { text: 'çıra', times: 1, found: 0 },
      ],
    });
    await searches().record({
      searches: [
        { text: 'ZEYTİNYAĞI', times: 3, found: 41 },
        { text: 'a+b', times: 9, found: 0 },
      ],
    });
  });

  it('is counted once per text, however it was written, with what the last search found', async () => {
    expect(await list()).toEqual([
      ['a+b', 9, 0],
      ['ZEYTİNYAĞI', 5, 41],
      ['çıra', 1, 0],
    ]);
    expect(await list({ sort: 'found', descending: true, pageSize: 1 })).toEqual([['ZEYTİNYAĞI', 5, 41]]);
  });

  it('is searched, and narrowed to what found nothing', async () => {
    expect(await list({ nothingFound: true })).toEqual([
      ['a+b', 9, 0],
      ['çıra', 1, 0],
    ]);
    expect(await list({ search: 'Yağ' })).toEqual([['ZEYTİNYAĞI', 5, 41]]);
    expect(await list({ search: 'a+' })).toEqual([['a+b', 9, 0]]);
  });

  it('is forgotten ninety days after the last search', async () => {
    const indexes = await directory.db.collection('searches').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { lastAt: 1 }, expireAfterSeconds: 90 * 86_400 }));
  });
});
