import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { businessDocuments } from '../business/business.schema.js';
import { ALL_PUBLIC } from '../hits.js';
import { LINKED_KINDS, type LinkedKind, RECORD_LINKS } from '../business/record-links.js';
import { countsDocuments, type Tally, tallyDocuments } from '../business/counts.schema.js';

@Injectable()
export class CountsRepository {
  private readonly counts = countsDocuments(this.database.connection);
  private readonly tallies = tallyDocuments(this.database.connection);
  private readonly businesses = businessDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  /** The counts in the order of keys; empty before the first count. */
  async list(session: ClientSession | null = null): Promise<Tally[]> {
    const rows = await this.tallies.collection.find({}, { session: session ?? undefined, sort: { _id: 1 } }).toArray();
    return rows.map(({ _id, businesses }) => ({ key: _id, businesses }));
  }

  /** Whether the counts were ever written. */
  async isBegun(session: ClientSession): Promise<boolean> {
    return (await this.counts.collection.findOne({ _id: 'current' }, { session })) !== null;
  }

  /** Writes only the keys that changed. Returns the new version of the counts. */
  async add(session: ClientSession, changes: readonly Tally[], recountedAt: Date): Promise<number> {
    const rows = changes.map(({ key, businesses }) => ({
      updateOne: { filter: { _id: key }, update: { $inc: { businesses } }, upsert: true },
    }));
    await this.tallies.collection.bulkWrite(rows, { session, ordered: false });
    await this.tallies.collection.deleteMany(
      { _id: { $in: changes.map(({ key }) => key) }, businesses: 0 },
      { session },
    );
    const head = await this.counts.collection.findOneAndUpdate(
      { _id: 'current' },
      { $inc: { version: 1 }, $set: { recountedAt } },
      { session, upsert: true, returnDocument: 'after' },
    );
    return head!.version;
  }

  /** Counts all public businesses by key, and the businesses of any status per described record, which the back office shows. */
  async tally(session: ClientSession): Promise<Tally[]> {
    const tallies = await this.tallyPublic(session);
    for (const kind of LINKED_KINDS) tallies.push(...(await this.tallyLinked(session, kind)));
    return tallies;
  }

  private tallyPublic(session: ClientSession): Promise<Tally[]> {
    const pipeline = [
      { $match: { lists: ALL_PUBLIC } },
      { $unwind: '$countedUnder' },
      { $group: { _id: '$countedUnder', businesses: { $sum: 1 } } },
      { $project: { _id: 0, key: '$_id', businesses: 1 } },
    ];
    // Nearly all businesses are public, so a scan of the collection is twice as fast as an index.
    return this.businesses.collection.aggregate<Tally>(pipeline, { hint: { $natural: 1 }, session }).toArray();
  }

  /** Reads only businesses that have a record of this kind. */
  private tallyLinked(session: ClientSession, kind: LinkedKind): Promise<Tally[]> {
    const { path, index } = RECORD_LINKS[kind];
    const pipeline = [
      { $match: { deletedAt: null, [path]: { $gt: '' } } },
      { $project: { linked: { $setUnion: [`$${path}`] } } },
      { $unwind: '$linked' },
      { $group: { _id: '$linked', businesses: { $sum: 1 } } },
      { $project: { _id: 0, key: { $concat: [`${kind}:`, '$_id'] }, businesses: 1 } },
    ];
    return this.businesses.collection.aggregate<Tally>(pipeline, { hint: index, session }).toArray();
  }
}
