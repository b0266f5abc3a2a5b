import { Searches } from '../src/searches/searches.js';
import { aDirectory } from './a-directory.js';
import { sharedByTests } from '@tedarik/testing';

const directory = sharedByTests(aDirectory);
beforeEach(() => directory.reset());

const searches = () => directory.get(Searches);
const FIRST = { search: '', page: 1, pageSize: 20, sort: 'times', descending: true, nothingFound: false } as const;
const list = async (over: Partial<Parameters<Searches['list']>[0]> = {}) =>
  (await searches().list({ ...FIRST, ...over })).searches.map(({ text, times, found }) => [text, times, found]);

describe('the recorded searches of visitors', () => {
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

  it('are counted per text regardless of case, with the number of results of the last search', async () => {
    expect(await list()).toEqual([
      ['a+b', 9, 0],
      ['ZEYTİNYAĞI', 5, 41],
      ['çıra', 1, 0],
    ]);
    expect(await list({ sort: 'found', descending: true, pageSize: 1 })).toEqual([['ZEYTİNYAĞI', 5, 41]]);
  });

  it('can be filtered by text and to searches without results', async () => {
    expect(await list({ nothingFound: true })).toEqual([
      ['a+b', 9, 0],
      ['çıra', 1, 0],
    ]);
    expect(await list({ search: 'Yağ' })).toEqual([['ZEYTİNYAĞI', 5, 41]]);
    expect(await list({ search: 'a+' })).toEqual([['a+b', 9, 0]]);
  });

  it('are found by the beginning of a word, latest first, regardless of spaces', async () => {
    await searches().record({ searches: [{ text: 'Sızma zeytin yağı', times: 1, found: 4 }] });
    const latest = async (...beginnings: string[]) => (await searches().listRecent({ beginnings })).texts;
    expect(await latest('zeytin')).toEqual(['Sızma zeytin yağı', 'ZEYTİNYAĞI']);
    expect(await latest('zeyti', 'cir')).toEqual(['Sızma zeytin yağı', 'ZEYTİNYAĞI', 'çıra']);
    expect(await latest('eytin')).toEqual([]);
    expect(await latest('a.b')).toEqual([]);
  });

  it('are listed with the clicks on their results and the mean rank, and can be filtered to those without clicks', async () => {
    await searches().record({ searches: [{ text: 'bal', times: 1, found: 7 }] });
    await searches().recordClicks({ clicks: [{ text: 'Zeytinyağı', times: 2, ranks: 3 }] });
    const all = await searches().list({ ...FIRST, sort: 'clicks' });
    expect(all.searches[0]).toMatchObject({ text: 'ZEYTİNYAĞI', clicks: 2, meanRank: 1.5 });
    expect(all.searches[1]).toMatchObject({ clicks: 0, meanRank: null });
    expect(await list({ neverClicked: true })).toEqual([['bal', 1, 7]]);
  });

  it('are not created by clicks alone', async () => {
    await searches().recordClicks({ clicks: [{ text: 'kimsenin aramadığı', times: 1, ranks: 1 }] });
    expect(await list()).toHaveLength(3);
  });

  it('are deleted ninety days after the last search', async () => {
    const indexes = await directory.db.collection('searches').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { lastAt: 1 }, expireAfterSeconds: 90 * 86_400 }));
  });
});
