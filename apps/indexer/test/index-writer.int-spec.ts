import type { Client } from '@elastic/elasticsearch';
import type { EventEnvelope } from '@tedarik/events';
import { BUSINESSES, type BusinessDocument } from '@tedarik/search';
import { backingServiceUrls, uniqueName } from '@tedarik/testing';
import { BUSINESSES_PROJECTED } from '../src/projected/businesses.projected.js';
import { connectElasticsearch, IndexMissing, isElasticsearchOutage } from '../src/elasticsearch/elasticsearch.js';
import { writeDocuments } from '../src/elasticsearch/index-writer.js';
import { Indices } from '../src/elasticsearch/indices.js';
import { Owner } from './owner.fixture.js';

const documentOf = BUSINESSES_PROJECTED.documentOfEvent;

describe('writing to the index', () => {
  let client: Client;
  let indices: Indices;
  beforeAll(async () => {
    client = connectElasticsearch(backingServiceUrls().elasticsearchUrl);
    indices = new Indices(client, BUSINESSES, `${uniqueName('writer')}-`);
    await indices.swap(await indices.announceNext(new Date()));
  });
  afterAll(async () => {
    await client.indices.delete({ index: (await indices.present()).serving ?? '' });
    await client.close();
  });

  const write = async (events: EventEnvelope[]) =>
    (await writeDocuments(client, [indices.names.alias], events.map(documentOf))).map(({ outcome }) => outcome);
  const held = async (id: string) => {
    const { _version, _source } = await client.get<BusinessDocument>({ index: indices.names.alias, id });
    return { version: _version, name: _source?.name, deleted: _source?.deleted };
  };

  it('F15 I8 has the same result when events arrive repeated, late or reversed', async () => {
    const owner = new Owner();
    const first = owner.add({ name: 'Bir' });
    const second = owner.change({ ...first.data, name: 'İki' });
    const third = owner.change({ ...first.data, name: 'Üç' });
    const { id } = first.data;
    expect(await write([third, second, first])).toEqual(['written', 'overtaken', 'overtaken']);
    expect(await write([third, first, second, third, second, first])).toEqual(Array(6).fill('overtaken'));
    expect(await held(id)).toEqual({ version: 3, name: 'Üç', deleted: false });
  });

  it('F15 I8 an old state never restores a deleted business', async () => {
    const owner = new Owner();
    const added = owner.add();
    const deleted = owner.remove(added.data.id);
    expect(await write([deleted, added])).toEqual(['written', 'overtaken']);
    expect(await held(added.data.id)).toEqual({ version: 2, name: undefined, deleted: true });
    const restored = owner.change(added.data);
    expect(await write([restored, deleted, added])).toEqual(['written', 'overtaken', 'overtaken']);
    expect(await held(added.data.id)).toMatchObject({ version: 3, deleted: false });
  });

  it('reports the one document that the index refuses, and writes the others', async () => {
    const owner = new Owner();
    const documents = [owner.add(), owner.add(), owner.add()].map(documentOf);
    const poisoned = { ...documents[1], createdAt: 'yesterday' } as BusinessDocument;
    const outcomes = await writeDocuments(client, [indices.names.alias], [
      documents[0],
      poisoned,
      documents[2],
    ] as BusinessDocument[]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['written', 'refused', 'written']);
    expect(outcomes[1]?.error?.message).toMatch(/createdAt/);
    expect(isElasticsearchOutage(outcomes[1]?.error)).toBe(false);
  });

  it('waits for a missing index instead of creating it', async () => {
    const { data } = new Owner().add();
    const [nowhere] = await writeDocuments(client, [uniqueName('nowhere')], [documentOf(new Owner().change(data))]);
    expect(nowhere?.error).toBeInstanceOf(IndexMissing);
    expect(isElasticsearchOutage(nowhere?.error)).toBe(true);
    const elsewhere = new Indices(client, BUSINESSES, `${uniqueName('none')}-`);
    await expect(elsewhere.targets()).rejects.toBeInstanceOf(IndexMissing);
  });

  it('treats an unreachable engine as an outage', async () => {
    const away = connectElasticsearch('http://127.0.0.1:1');
    const error: unknown = await away.info().catch((caught: unknown) => caught);
    expect(isElasticsearchOutage(error)).toBe(true);
    await away.close();
  });
});
