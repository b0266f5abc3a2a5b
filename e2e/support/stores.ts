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

/** The stores behind the system, looked at from outside: what was acknowledged must be in them. */
export class Stores {
  private readonly mongo = new MongoClient(process.env['MONGODB_URL']!);
  private readonly elasticsearch = new Client({ node: process.env['ELASTICSEARCH_URL']! });

  /** Businesses whose name holds this mark, by id. */
  async businesses(mark: string): Promise<Map<string, StoredBusiness>> {
    const found = await this.mongo
      .db('directory')
      .collection<StoredBusiness>('businesses')
      .find({ name: { $regex: mark } })
      .toArray();
    return new Map(found.map((business) => [business._id, business]));
  }

  /** Version per id of everything in the index, tombstones too. */
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

  /** Every business of the owner with its version, the deleted ones too. */
  async ownedVersions(): Promise<Map<string, number>> {
    const all = await this.mongo
      .db('directory')
      .collection<StoredBusiness>('businesses')
      .find({}, { projection: { version: 1 } })
      .toArray();
    return new Map(all.map(({ _id, version }) => [_id, version]));
  }

  /** Whether a service has this collection and, where a path is given, documents in it that hold something there. */
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
