import { type Client, errors } from '@elastic/elasticsearch';
import { BUSINESSES, searchBusinesses } from '@tedarik/search';
import { backingServiceUrls, uniqueName } from '@tedarik/testing';
import { BUSINESSES_PROJECTED } from '../src/projected/businesses.projected.js';
import { connectElasticsearch } from '../src/elasticsearch/elasticsearch.js';
import { writeDocuments } from '../src/elasticsearch/index-writer.js';
import { Indices } from '../src/elasticsearch/indices.js';
import { RebuildRecord } from '../src/rebuild/rebuild-record.js';
import { compareWithOwner } from '../src/rebuild/compare-with-owner.js';
import { RebuildFailed } from '../src/rebuild/rebuild-failed.js';
import { rebuildIndex } from '../src/rebuild/rebuild-index.js';
import { rebuildUnderRecord } from '../src/rebuild/rebuild-under-record.js';
import { Owner } from './owner.fixture.js';

const projected = BUSINESSES_PROJECTED;
const documentOf = projected.documentOfEvent;
/** No other process writes or searches here, so no wait is needed. */
const AT_ONCE = { settleMs: 0, dropAfterMs: 0 };

describe('rebuilding the index', () => {
  let client: Client;
  const prefix = uniqueName('rebuild');
  beforeAll(() => {
    client = connectElasticsearch(backingServiceUrls().elasticsearchUrl);
  });
  afterAll(async () => {
    const made = Object.keys(await client.indices.get({ index: `${prefix}-*` }));
    for (const index of made) await client.indices.delete({ index });
    await client.close();
  });

  const someIndices = () => new Indices(client, BUSINESSES, `${prefix}-${uniqueName('i')}-`);
  const rebuild = (indices: Indices, owner: Owner) =>
    rebuildIndex({ projected, indices, requests: owner.requests, ...AT_ONCE });
  const difference = async (indices: Indices, owner: Owner) =>
    (await compareWithOwner(client, indices.names.alias, owner.requests, projected)).differences;
  const all = searchBusinesses({ text: '', keys: [], categoryIds: [], sort: 'rating', page: 1, pageSize: 1 });
  const total = async (indices: Indices) =>
    ((await client.search({ index: indices.names.publicAlias, ...all })).hits.total as { value: number }).value;
  const ownerOf = (count: number) => {
    const owner = new Owner();
    for (let made = 0; made < count; made++) owner.add({ name: `İşletme ${made}` });
    return owner;
  };
  const indicesBehind = async (indices: Indices) =>
    Object.keys(await client.indices.get({ index: `${indices.names.alias}-*`, allow_no_indices: true }));

  it('I4 fills the index from the owner with deleted ones too, and shows only public businesses', async () => {
    const owner = ownerOf(1_200);
    const [first = '', second = ''] = [...owner.rows.keys()];
    owner.remove(first);
    owner.change({ ...owner.add().data, status: 'pending' });
    const indices = someIndices();
    const { documents } = await rebuild(indices, owner);
    expect(documents).toBe(1_201);
    expect(await difference(indices, owner)).toEqual([]);
    expect(await total(indices)).toBe(1_199);
    expect(await client.exists({ index: indices.names.alias, id: second })).toBe(true);
    expect((await client.count({ index: indices.names.alias })).count).toBe(1_201);
  });

  it('F8 answers every search in full while it runs, and loses no concurrent change', async () => {
    const owner = ownerOf(1_600);
    const indices = someIndices();
    await rebuild(indices, owner);
    const ids = [...owner.rows.keys()].sort();

    let pages = 0;
    owner.onPage = async () => {
      // Simulates indexers: a change of a record that was already paged out, one of a record that was not, and a new record.
      const snapshotAt = (at: number) => owner.rows.get(ids[at] ?? '')?.snapshot ?? owner.add().data;
      const events = [owner.change(snapshotAt(pages)), owner.change(snapshotAt(1_500 - pages)), owner.add()];
      pages++;
      const outcomes = await writeDocuments(client, await indices.targets(), events.map(documentOf));
      expect(outcomes.map(({ outcome }) => outcome)).toEqual(['written', 'written', 'written']);
    };
    let running = true;
    const totals: number[] = [];
    const searching = (async () => {
      while (running) totals.push(await total(indices));
    })();
    await rebuild(indices, owner);
    running = false;
    await searching;
    owner.onPage = () => undefined;

    expect(pages).toBeGreaterThan(3);
    expect(totals.length).toBeGreaterThan(10);
    expect(Math.min(...totals)).toBeGreaterThanOrEqual(1_600);
    expect(await difference(indices, owner)).toEqual([]);
  });

  it('R19: renews its claim with every page that it compares, so that no other rebuild begins', async () => {
    const owner = ownerOf(1_200);
    let pages = 0;
    owner.onPage = () => void (pages += 1);
    const said = new Set<number>();
    const stillMine = () => Promise.resolve(void said.add(pages));
    await rebuildIndex({ projected, indices: someIndices(), requests: owner.requests, ...AT_ONCE, stillMine });
    expect(pages).toBe(12);
    expect([...said]).toEqual(expect.arrayContaining([8, 9, 10, 11, 12]));
  });

  it('deletes the unfinished index of a crashed rebuild, and leaves one index', async () => {
    const owner = ownerOf(10);
    const indices = someIndices();
    await rebuild(indices, owner);
    owner.onPage = () => Promise.reject(new Error('crashed'));
    await expect(rebuild(indices, owner)).rejects.toThrow('crashed');
    expect(await indicesBehind(indices)).toHaveLength(2);
    expect((await indices.present()).next).toBeDefined();
    expect(await total(indices)).toBe(10);

    owner.onPage = () => undefined;
    const { index } = await rebuild(indices, owner);
    expect(await indicesBehind(indices)).toEqual([index]);
    expect((await indices.present()).next).toBeUndefined();
  });

  it('F8 replaces an index that was created by accident under the name of the alias', async () => {
    const owner = ownerOf(3);
    const indices = someIndices();
    await client.index({ index: indices.names.alias, document: { name: 'wrong mapping' } });
    expect(await indices.present()).toMatchObject({ current: undefined, serving: indices.names.alias });
    const { index } = await rebuild(indices, owner);
    expect(await indices.present()).toEqual({ current: index, serving: index, next: undefined });
    expect(await total(indices)).toBe(3);
  });

  it('F8 does not write to an index of an older definition or without the public alias', async () => {
    const indices = someIndices();
    const { alias, publicAlias } = indices.names;
    const { settings, mappings } = BUSINESSES.body();
    const _meta = { definition: BUSINESSES.definition - 1 };
    const index = `${alias}-old`;
    await client.indices.create({
      index,
      settings,
      mappings: { ...mappings, _meta },
      aliases: { [alias]: {}, [publicAlias]: {} },
    });
    expect(await indices.present()).toMatchObject({ current: undefined, serving: index });
    await client.indices.putMapping({ index, _meta: { definition: BUSINESSES.definition } });
    expect(await indices.present()).toMatchObject({ current: index });
    await client.indices.deleteAlias({ index, name: publicAlias });
    expect(await indices.present()).toMatchObject({ current: undefined });
  });

  it('I4 lists the differences: missing, older, other content, and unknown to the owner', async () => {
    const owner = ownerOf(5);
    const indices = someIndices();
    await rebuild(indices, owner);
    const [missing = '', older = '', other = '', same = ''] = [...owner.rows.keys()].sort();
    const stranger = new Owner().add();
    await client.delete({ index: indices.names.alias, id: missing });
    owner.change({ ...(owner.rows.get(older)?.snapshot ?? owner.add().data), name: 'Yeni' });
    owner.rows.set(other, { ...(owner.rows.get(other) ?? fail()), hash: 'f'.repeat(32) });
    await writeDocuments(client, [indices.names.alias], [documentOf(stranger)]);

    const found = (await difference(indices, owner)).map(({ id, kind }) => `${id} ${kind}`);
    expect(found).toEqual([`${missing} behind`, `${older} behind`, `${other} wrong`, `${stranger.data.id} wrong`]);
    expect(found.join()).not.toContain(same);
  });

  it('I4 refuses to switch to an index that differs from its owner, and keeps the old one', async () => {
    const owner = ownerOf(5);
    const indices = someIndices();
    await rebuild(indices, owner);
    const { current } = await indices.present();
    let requested = 0;
    owner.onPage = () => {
      if (requested++ === 0) return;
      const [id = ''] = owner.rows.keys();
      owner.rows.set(id, { ...(owner.rows.get(id) ?? fail()), hash: '0'.repeat(32) });
    };
    await expect(rebuild(indices, owner)).rejects.toBeInstanceOf(RebuildFailed);
    expect((await indices.present()).current).toBe(current);
    expect(await total(indices)).toBe(5);
  });

  it('reports its progress to other processes', async () => {
    const owner = ownerOf(1_000);
    const indices = someIndices();
    await rebuild(indices, owner);
    const record = new RebuildRecord(client, indices.names.alias);
    const elsewhere = new RebuildRecord(client, indices.names.alias);
    const told: unknown[] = [];
    owner.onPage = async () => void told.push(await elsewhere.underWay());
    const say = () => undefined;
    await rebuildUnderRecord({ projected, indices, record, requests: owner.requests, say, renewMs: 0, ...AT_ONCE });
    const [first, ...later] = told as { done: number }[];
    expect(first).toEqual({ startedAt: expect.any(Number), done: 0, total: 1_000 });
    expect(later.at(-1)?.done).toBeGreaterThanOrEqual(400);
    expect(await elsewhere.underWay()).toBeUndefined();
  });

  it('is requested once when several processes request it at the same time', async () => {
    const { names } = someIndices();
    const copies = [1, 2, 3].map(() => new RebuildRecord(client, names.alias));
    await copies[0]?.take();
    await copies[0]?.release();
    const wanted = await Promise.all(copies.map((copy) => copy.wantUnlessUnderWay('a test')));
    expect(wanted.filter(Boolean)).toHaveLength(1);
    expect(await copies[0]?.underWay()).toMatchObject({ done: 0, total: null });
  });

  it('runs in one process at a time, and fulfils only requests from before its start', async () => {
    const owner = ownerOf(2);
    const indices = someIndices();
    const record = new RebuildRecord(client, indices.names.alias);
    const other = new RebuildRecord(client, indices.names.alias);
    const work = { projected, indices, requests: owner.requests, say: () => undefined, ...AT_ONCE };
    await record.want('a test');
    expect(await other.take()).toBe(true);
    expect(await rebuildUnderRecord({ ...work, record })).toBe(false);
    await other.release();

    owner.onPage = () => other.want('a later gap');
    expect(await rebuildUnderRecord({ ...work, record })).toBe(true);
    expect(await record.wanted()).toMatchObject({ because: 'a later gap' });
    owner.onPage = () => undefined;
    expect(await rebuildUnderRecord({ ...work, record: other })).toBe(true);
    expect(await record.wanted()).toBeUndefined();
  });

  describe('a request that arrives during a rebuild', () => {
    const rebuildWith = (wishMeanwhile: (names: Indices['names'], other: RebuildRecord) => Promise<unknown>) => {
      const owner = ownerOf(2);
      const indices = someIndices();
      const record = new RebuildRecord(client, indices.names.alias);
      const other = new RebuildRecord(client, indices.names.alias);
      const work = { projected, indices, record, requests: owner.requests, say: () => undefined, ...AT_ONCE };
      let isFirstPage = true;
      owner.onPage = async () => {
        if (isFirstPage) await wishMeanwhile(indices.names, other);
        isFirstPage = false;
      };
      return { names: indices.names, record, rebuild: () => rebuildUnderRecord(work) };
    };
    const atTime = async (time: number, work: () => Promise<unknown>) => {
      const clock = jest.spyOn(Date, 'now').mockReturnValue(time);
      try {
        await work();
      } finally {
        clock.mockRestore();
      }
    };

    it('is kept even if the clock of its process is behind', async () => {
      const hourAgo = Date.now() - 3_600_000;
      const { record, rebuild } = rebuildWith((_, other) => atTime(hourAgo, () => other.want('a later gap')));
      await rebuild();
      expect(await record.wanted()).toMatchObject({ because: 'a later gap' });
      await rebuild();
      expect(await record.wanted()).toBeUndefined();
    });

    it('is kept even if it has the same millisecond as the previous one', async () => {
      const now = Date.now();
      const { record, rebuild } = rebuildWith((_, other) => atTime(now, () => other.want('a later gap')));
      await atTime(now, () => record.want('a gap'));
      await rebuild();
      expect(await record.wanted()).toMatchObject({ because: 'a later gap' });
    });

    it('is kept even if a former version without a counter makes it; its earlier request is fulfilled', async () => {
      const formerly = ({ alias: id }: Indices['names'], wantedAt: number) => {
        const doc = { wantedAt, wantedBecause: 'a former version' };
        return client.update({ index: `${id}-rebuild`, id, doc, doc_as_upsert: true });
      };
      const { names, record, rebuild } = rebuildWith((itsNames) => formerly(itsNames, 2));
      await formerly(names, 1);
      await rebuild();
      expect(await record.wanted()).toMatchObject({ because: 'a former version' });
      await rebuild();
      expect(await record.wanted()).toBeUndefined();
    });
  });

  it('fails to be requested when the engine refuses to create the index of the record', async () => {
    const { names } = someIndices();
    const error = { type: 'validation_exception', reason: 'maximum shards open' };
    const refused = { statusCode: 400, body: { error, status: 400 }, headers: {}, warnings: null, meta: {} as never };
    jest.spyOn(client.indices, 'create').mockRejectedValueOnce(new errors.ResponseError(refused));
    await expect(new RebuildRecord(client, names.alias).want('a test')).rejects.toThrow('validation_exception');
    expect(await client.indices.exists({ index: `${names.alias}-rebuild` })).toBe(false);
  });
});

function fail(): never {
  throw new Error('the owner lacks what it was given');
}
