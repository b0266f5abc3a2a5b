import { Client } from '@elastic/elasticsearch';
import { MongoClient } from 'mongodb';

interface StoredBusiness {
  _id: string;
  name: string;
  slug: string;
  version: number;
  revision: number;
  status: string;
  phone: string | null;
  deletedAt?: Date | null;
}

interface Tally {
  _id: string;
  businesses: number;
}

/** Direct access to the system's databases and index, to check that what was acknowledged is stored. */
export class Stores {
  private readonly mongo = new MongoClient(process.env['MONGODB_URL']!);
  private readonly elasticsearch = new Client({ node: process.env['ELASTICSEARCH_URL']! });

  /** Businesses whose name contains this mark, by id. */
  async businesses(mark: string): Promise<Map<string, StoredBusiness>> {
    const found = await this.mongo
      .db('directory')
      .collection<StoredBusiness>('businesses')
      .find({ name: { $regex: mark } })
      .toArray();
    return new Map(found.map((business) => [business._id, business]));
  }

  /** Version by id of every document in the index, including tombstones. */
  async indexedVersions(): Promise<Map<string, number>> {
    const versions = new Map<string, number>();
    let after: string | undefined;
    for (;;) {
      const { hits } = await this.elasticsearch.search({
        index: 'businesses',
        size: 5_000,
        version: true,
        _source: false,
        sort: [{ id: 'asc' }],
        ...(after && { search_after: [after] }),
      });
      for (const hit of hits.hits) versions.set(hit._id!, hit._version!);
      if (hits.hits.length === 0) return versions;
      after = hits.hits.at(-1)!.sort![0] as string;
    }
  }

  /** Version by id of every business in the directory's database, including deleted ones. */
  async ownedVersions(): Promise<Map<string, number>> {
    const all = await this.mongo
      .db('directory')
      .collection<StoredBusiness>('businesses')
      .find({}, { projection: { version: 1 } })
      .toArray();
    return new Map(all.map(({ _id, version }) => [_id, version]));
  }

  /** Number of events of the directory that the stream has not confirmed. */
  waitingEvents(): Promise<number> {
    return this.mongo.db('directory').collection('outbox').countDocuments({ sentAt: null });
  }

  /** `<id> <version>` of every event about these businesses that the directory has committed. */
  async announced(ids: ReadonlySet<string>): Promise<string[]> {
    const rows = this.mongo.db('directory').collection<{ message: string }>('outbox').find({ lane: 'live' });
    const announced: string[] = [];
    for await (const { message } of rows) {
      const { aggregateId, version } = JSON.parse(message) as { aggregateId: string; version: number };
      if (ids.has(aggregateId)) announced.push(`${aggregateId} ${version}`);
    }
    return announced;
  }

  /** The number of businesses per key: as the directory has added it up, and as a recount finds it. */
  async counts(): Promise<{ addedUp: Record<string, number>; recounted: Record<string, number> }> {
    const db = this.mongo.db('directory');
    const perKey = (field: string) => [
      { $unwind: `$${field}` },
      { $group: { _id: `$${field}`, businesses: { $sum: 1 } } },
    ];
    const recounted = await db.collection('businesses').aggregate<Tally>(perKey('countedUnder')).toArray();
    const keys = recounted.map(({ _id }) => _id);
    const tallies = await db
      .collection<Tally>('tallies')
      .find({ _id: { $in: keys } })
      .toArray();
    const waiting = await db
      .collection('countChanges')
      .aggregate<Tally>([
        { $unwind: '$tallies' },
        { $match: { 'tallies.key': { $in: keys } } },
        { $project: { _id: '$tallies.key', businesses: '$tallies.businesses' } },
      ])
      .toArray();
    const addedUp: Record<string, number> = {};
    for (const { _id, businesses } of [...tallies, ...waiting]) addedUp[_id] = (addedUp[_id] ?? 0) + businesses;
    return { addedUp, recounted: Object.fromEntries(recounted.map(({ _id, businesses }) => [_id, businesses])) };
  }

  /** Whether a service has this collection and, if a path is given, any documents with a value at that path. */
  async holds(service: string, collection: string, path?: string): Promise<boolean> {
    const db = this.mongo.db(service);
    const [found] = await db.listCollections({ name: collection }).toArray();
    if (!found || !path) return found !== undefined;
    return (await db.collection(collection).countDocuments({ [path]: { $exists: true, $nin: [[], null] } })) > 0;
  }

  async close(): Promise<void> {
    await this.mongo.close();
    await this.elasticsearch.close();
  }
}
