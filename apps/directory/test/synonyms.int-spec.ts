import { ReferenceTables } from '../src/reading/reference-tables.js';
import { Synonyms } from '../src/records/synonyms.js';
import { aDirectory } from './a-directory.js';
import { sharedByTests, rejectionOf } from '@tedarik/testing';

const directory = sharedByTests(aDirectory);
beforeEach(() => directory.reset());

const synonyms = () => directory.get(Synonyms);
const list = async (search: string) =>
  (await synonyms().list({ search, page: 1, pageSize: 50, sort: 'name', descending: false })).synonyms;

describe('synonyms', () => {
  it('are initially the former built-in ones, and are found by any of their words', async () => {
    expect(await list('')).toHaveLength(48);
    expect(await list('mandıra')).toMatchObject([
      { name: 'süt ürünleri', equivalents: 'mandıra, süthane', narrower: null },
    ]);
    expect((await list('LEVREK')).map(({ name }) => name)).toEqual(['balık']);
    expect(await list('olive oil')).toMatchObject([{ name: 'olive oil', equivalents: 'zeytinyağı' }]);
  });

  it('have unique words and are among the reference tables', async () => {
    const { id } = await synonyms().create({ name: 'erişte', equivalents: 'makarna', narrower: null }, {});
    expect(
      await rejectionOf(synonyms().create({ name: 'ERİŞTE', equivalents: null, narrower: null }, {})),
    ).toMatchObject({
      code: 'name-taken',
    });
    const told = async () => (await directory.get(ReferenceTables).get()).synonyms;
    expect(await told()).toContainEqual({ id, name: 'erişte', equivalents: 'makarna', narrower: null });
    await synonyms().delete({ ids: [id] }, {});
    expect((await told()).map(({ name }) => name)).not.toContain('erişte');
  });
});
