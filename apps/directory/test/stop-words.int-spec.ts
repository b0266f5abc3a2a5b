import { ReferenceTables } from '../src/reading/reference-tables.js';
import { StopWords } from '../src/records/stop-words.js';
import { aDirectory } from './a-directory.js';
import { sharedByTests } from '@tedarik/testing';

const directory = sharedByTests(aDirectory);
beforeEach(() => directory.reset());

it('stop words are initially empty and are among the reference tables', async () => {
  const stopWords = directory.get(StopWords);
  const told = async () => (await directory.get(ReferenceTables).get()).stopWords;
  expect(await told()).toEqual([]);
  const { id } = await stopWords.create({ name: 'taze' }, {});
  expect(await told()).toEqual([{ id, name: 'taze' }]);
  await stopWords.delete({ ids: [id] }, {});
  expect(await told()).toEqual([]);
});
