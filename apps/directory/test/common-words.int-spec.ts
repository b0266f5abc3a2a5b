import { Clock } from '@tedarik/service-kit';
import { aBusinessInput, sharedByTests } from '@tedarik/testing';
import { CommonWords } from '../src/import/common-words.js';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { aDirectory } from './a-directory.js';

const TEN_MINUTES = 10 * 60_000;

const directory = sharedByTests(aDirectory);
afterEach(() => jest.restoreAllMocks());

it('a call that began before the cache expired gets the counts of all of its words', async () => {
  for (const name of ['Yılmaz Bal', 'Yılmaz Süt', 'Yılmaz Çay'])
    await directory.get(BusinessForms).create({ business: aBusinessInput({ name }) }, {});
  const now = jest.spyOn(directory.get(Clock), 'now').mockReturnValue(new Date('2026-11-24T10:00:00Z'));
  const common = directory.get(CommonWords);
  await common.count(['yilmaz']);
  const earlier = common.count(['yilmaz', 'bal']);
  now.mockReturnValue(new Date(Date.parse('2026-11-24T10:00:00Z') + TEN_MINUTES));
  const later = common.count(['bal']);
  expect(Object.fromEntries((await earlier).words)).toEqual({ yilmaz: 3, bal: 1 });
  expect(Object.fromEntries((await later).words)).toEqual({ bal: 1 });
});
