import { Clock } from '@tedarik/service-kit';
import { anImportedBusiness, sharedByTests } from '@tedarik/testing';
import { CommonValues } from '../src/import/common-values.js';
import { ImportChunks } from '../src/import/import-chunks.js';
import { aDirectory, anId } from './a-directory.js';

const TEN_MINUTES = 10 * 60_000;
const BEGIN = Date.parse('2026-11-24T10:00:00Z');

const directory = sharedByTests(aDirectory);
const now = () => jest.spyOn(directory.get(Clock), 'now');
const businesses = () => directory.db.collection('businesses');
beforeEach(() => businesses().deleteMany({}));
afterEach(() => jest.restoreAllMocks());

const store = (names: readonly string[], placeId: string | null = null) =>
  directory.get(ImportChunks).write(
    {
      ...{ importId: anId(), chunk: 0, fence: 1 },
      businesses: names.map((name, row) =>
        anImportedBusiness({ row, action: 'branch', name, placeId: placeId && `${placeId}-${row}` }),
      ),
    },
    {},
  );
const times = (count: number, name: string) => Array.from({ length: count }, () => name);

it('counts the live businesses that have each word of a name, once each', async () => {
  await store(['Yılmaz Bal Bal', 'Yılmaz Süt', 'Yılmaz Çay']);
  await businesses().updateOne({ name: 'Yılmaz Çay' }, { $set: { deletedAt: new Date() } });
  const { words } = await directory.get(CommonValues).read();
  expect(Object.fromEntries(words)).toEqual({ yilmaz: 2, bal: 1, sut: 1 });
});

it('keys of names that more than twenty businesses share are common, and likewise among those without a place id', async () => {
  await store(times(21, 'Ege Fırın'), 'p');
  await store([...times(20, 'Rize Çay'), ...times(21, 'Aydın İncir')]);
  const { keys, keysWithoutPlaceId } = await directory.get(CommonValues).read();
  const named = (set: ReadonlySet<string>) => [...set].filter((key) => key.startsWith('name:')).toSorted();
  expect(named(keys)).toEqual(['name:istanbul/aydininc', 'name:istanbul/egefirin']);
  expect(named(keysWithoutPlaceId)).toEqual(['name:istanbul/aydininc']);
});

it('counts again after ten minutes, or when the directory has grown by half', async () => {
  const clock = now().mockReturnValue(new Date(BEGIN));
  const common = directory.get(CommonValues);
  await store(times(10, 'Yılmaz'));
  const first = await common.read();
  await store(times(5, 'Kaya'));
  expect(await common.read()).toBe(first);
  await store(['Kaya']);
  const second = await common.read();
  expect(second.words.get('kaya')).toBe(6);
  clock.mockReturnValue(new Date(BEGIN + TEN_MINUTES));
  expect(await common.read()).not.toBe(second);
});

it('does not keep a count that failed', async () => {
  await store(['Yılmaz Bal']);
  now().mockReturnValue(new Date(BEGIN + 2 * TEN_MINUTES));
  const aggregate = jest.spyOn(Object.getPrototypeOf(businesses()), 'aggregate').mockImplementationOnce(() => {
    throw new Error('MongoDB is away');
  });
  const common = directory.get(CommonValues);
  await expect(common.read()).rejects.toThrow('MongoDB is away');
  aggregate.mockRestore();
  expect((await common.read()).words.get('bal')).toBe(1);
});
