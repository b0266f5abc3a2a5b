import { eventually, backingServiceUrls, testDatabase } from '../src/index.js';

describe('the real parts of a test run', () => {
  it('are named by the environment', async () => {
    const { elasticsearchUrl, natsUrl, redisUrl } = backingServiceUrls();
    expect([natsUrl, redisUrl]).toEqual([expect.stringMatching(/^nats:/), expect.stringMatching(/^redis:/)]);
    const answer = await eventually('Elasticsearch answers', () => fetch(elasticsearchUrl));
    expect(answer.headers.get('x-elastic-product')).toBe('Elasticsearch');
  });

  it('give a test a database of its own, gone after drop()', async () => {
    const { mongo } = await import('mongoose');
    const { uri, db, drop } = testDatabase();
    const client = await new mongo.MongoClient(uri).connect();
    await client.db(db).collection('things').insertOne({});
    const names = async () => (await client.db().admin().listDatabases()).databases.map(({ name }) => name);
    expect(await names()).toContain(db);
    await drop();
    expect(await names()).not.toContain(db);
    await client.close();
  });
});
