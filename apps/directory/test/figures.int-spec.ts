import type { RecordPageActs, RequestOf } from '@tedarik/commands';
import { Clock, Database, Erasure } from '@tedarik/service-kit';
import { dayInIstanbul } from '@tedarik/turkish';
import { aBusinessInput, anImportedBusiness, sharedByTests, rejectionOf } from '@tedarik/testing';
import { DirectoryDays } from '../src/figures/directory-days.js';
import { PageFigures } from '../src/figures/page-figures.js';
import { RecordPageActsHandler } from '../src/figures/record-page-acts.handler.js';
import { ImportChunks } from '../src/import/import-chunks.js';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { DeletedBusinesses } from '../src/managed-businesses/deleted-businesses.js';
import { PageOwners } from '../src/ownership/page-owners.js';
import { Searches } from '../src/searches/searches.js';
import { aDirectory, anId } from './a-directory.js';

type Batch = RequestOf<typeof RecordPageActs>;

const directory = sharedByTests(aDirectory);
beforeEach(() => directory.reset());
afterEach(() => jest.restoreAllMocks());

const NOW = '2026-11-24T21:30:00.000Z'; // half past midnight in Istanbul
const TODAY = '2026-11-25';
const YESTERDAY = '2026-11-24';
const atTime = (iso: string) => jest.spyOn(directory.get(Clock), 'now').mockReturnValue(new Date(iso));
const OWNER = { actor: { kind: 'account' as const, id: anId(), name: 'Zeynep Kılıç' } };
const NOTHING = { views: 0, calls: 0, chats: 0, directions: 0, websites: 0 };

async function aPage(name: string, over: Parameters<typeof aBusinessInput>[0] = {}): Promise<string> {
  const { id } = await directory
    .get(BusinessForms)
    .create({ business: aBusinessInput({ name, categoryIds: [], products: [], ...over }) }, {});
  await directory.get(Database).transaction((session) =>
    directory.get(PageOwners).add(session, {
      ...{ id: anId(), businessId: id, accountId: OWNER.actor.id, name: OWNER.actor.name, email: 'z@ornek.example' },
      ...{
        since: new Date(),
        proof: { kind: 'email-code', by: null, byAccountId: null, at: new Date() },
        inheritedFrom: null,
      },
    }),
  );
  return id;
}
const record = (batch: Partial<Batch>, commandId = anId()) =>
  directory
    .get(RecordPageActsHandler)
    .execute({ closedAt: NOW, pages: [], arrivals: [], searches: [], ...batch }, { commandId });
const figures = (businessId: string, days = 2, as = OWNER) =>
  directory.get(PageFigures).execute({ businessId, days }, as);
const searched = (text: string, found = 3) => directory.get(Searches).record({ searches: [{ text, times: 1, found }] });

describe('the figures of a page', () => {
  beforeEach(() => void atTime(NOW));

  it('do not depend on the order of the batches, nor on how often each is delivered', async () => {
    const one = await aPage('Ege Zeytin');
    const other = await aPage('Kars Kaşar');
    await searched('zeytin');
    const log = [TODAY, YESTERDAY, TODAY, TODAY].map((day, at) => ({
      commandId: anId(),
      batch: {
        pages: [
          { ...NOTHING, businessId: one, day, views: at + 1, calls: 1 },
          { ...NOTHING, businessId: other, day, views: 2, websites: at },
        ],
        arrivals: [{ businessId: one, day, text: 'zeytin', times: 2 }],
        searches: [{ day, times: 3 }],
      },
    }));
    const play = async (batches: typeof log) => {
      for (const { batch, commandId } of batches) await record(batch, commandId);
    };
    const told = async () => ({
      one: await figures(one),
      other: await figures(other),
      site: await directory.get(DirectoryDays).execute({ until: TODAY, days: 2 }),
    });
    await play(log);
    const once = await told();
    expect(once).toMatchObject({
      one: {
        days: [
          { day: YESTERDAY, views: 2, calls: 1 },
          { day: TODAY, views: 8, calls: 3 },
        ],
        searches: [{ text: 'zeytin', times: 8 }],
      },
      site: { pageViews: [4, 14], searches: [3, 9] },
    });
    await play([...log].reverse());
    await Promise.all(log.map(({ batch, commandId }) => record(batch, commandId)));
    expect(await told()).toEqual(once);

    for (const name of ['pageDays', 'pageSearches', 'siteDays', 'commands'])
      await directory.db.collection(name).deleteMany({});
    await play([...log].reverse());
    expect(await told()).toEqual(once);
  });

  it('refuse a batch so old that the command log may have forgotten it', async () => {
    const id = await aPage('Ege Zeytin');
    const batch = { pages: [{ ...NOTHING, businessId: id, day: YESTERDAY, views: 1 }] };
    atTime('2026-11-25T09:30:00.001Z');
    expect(await rejectionOf(record(batch))).toMatchObject({ code: 'batch-too-old' });
    atTime('2026-11-25T09:30:00.000Z');
    await record(batch);
    expect((await figures(id)).days[0]).toMatchObject({ views: 1 });
  });

  it('are counted for public pages only', async () => {
    const hidden = await aPage('Gizli Bakliyat', { status: 'inactive' });
    const nobody = anId();
    const row = (businessId: string) => ({ ...NOTHING, businessId, day: TODAY, views: 1 });
    await record({ pages: [row(hidden), row(nobody)] });
    expect(await directory.rows('pageDays')).toEqual([]);
    expect((await directory.get(DirectoryDays).execute({ until: TODAY, days: 1 })).pageViews).toEqual([0]);
  });

  it('list the ten most frequent searches of at least three times, without those that find nothing', async () => {
    const id = await aPage('Ege Zeytin');
    const texts = Array.from({ length: 12 }, (_, at) => `zeytin ${String.fromCharCode(97 + at)}`);
    for (const text of [...texts, 'az aranan', 'Sızma', 'SIZMA']) await searched(text);
    await searched('kimsenin bulmadığı', 0);
    const arrival = (text: string, times: number, day = TODAY) => ({ businessId: id, day, text, times });
    await record({
      arrivals: [
        ...texts.map((text, at) => arrival(text, 3 + at)),
        arrival('az aranan', 2),
        arrival('Sızma', 20),
        arrival('SIZMA', 20, YESTERDAY),
        arrival('kimsenin bulmadığı', 50),
        arrival('hiç aranmayan', 50),
      ],
    });
    const { searches } = await figures(id);
    expect(searches).toHaveLength(10);
    expect(searches[0]).toEqual({ text: expect.stringMatching(/sızma/i) as string, times: 40 });
    expect(searches.slice(1).map(({ text }) => text)).toEqual(texts.slice(3).reverse());
    expect((await figures(id, 1)).searches[0]).toEqual({ text: 'Sızma', times: 20 });
  });

  it('are shown to the owner of the page only', async () => {
    const id = await aPage('Ege Zeytin');
    const stranger = { actor: { ...OWNER.actor, id: anId() } };
    expect(await rejectionOf(figures(id, 2, stranger))).toMatchObject({ code: 'not-page-owner' });
    expect((await figures(id, 90)).days).toHaveLength(90);
  });

  it('are deleted with an erased business, and expire after 400 days, search texts after 91', async () => {
    const id = await aPage('Ege Zeytin');
    const kept = await aPage('Kars Kaşar');
    await searched('zeytin');
    await record({
      pages: [id, kept].map((businessId) => ({ ...NOTHING, businessId, day: TODAY, views: 1 })),
      arrivals: [{ businessId: id, day: TODAY, text: 'zeytin', times: 3 }],
    });
    await directory.get(DeletedBusinesses).delete({ id }, {});
    atTime('2026-12-26T00:00:00.000Z');
    await directory.get(Erasure).eraseDue();
    expect((await directory.rows('pageDays')).map(({ _id }) => String(_id))).toEqual([`${kept} ${TODAY}`]);
    expect(await directory.rows('pageSearches')).toEqual([]);
    for (const [name, days] of Object.entries({ pageDays: 400, siteDays: 400, pageSearches: 91 })) {
      const indexes = await directory.db.collection(name).indexes();
      const expireAfterSeconds = days * 86_400;
      expect(indexes).toContainEqual(expect.objectContaining({ key: { at: 1 }, expireAfterSeconds }));
    }
  });
});

it('counts the businesses added on each day, and those that an import created', async () => {
  atTime('2026-11-24T20:59:59.000Z');
  await aPage('Elle Girilen');
  const removed = await aPage('Silinen');
  await directory.get(DeletedBusinesses).delete({ id: removed }, {});
  atTime(NOW);
  const businesses = ['Bir', 'İki'].map((name, at) => anImportedBusiness({ row: at + 1, name, categoryIds: [] }));
  await directory.get(ImportChunks).write({ importId: anId(), chunk: 0, fence: 1, businesses }, {});
  await aPage('Sonra Girilen');
  expect(dayInIstanbul(new Date(NOW))).toBe(TODAY);
  expect(await directory.get(DirectoryDays).execute({ until: TODAY, days: 3 })).toMatchObject({
    added: [0, 1, 3],
    imported: [0, 0, 2],
  });
});
