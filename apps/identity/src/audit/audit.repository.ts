import { Injectable } from '@nestjs/common';
import type { ListAuditRecords, ListDeletedRecords, RequestOf } from '@tedarik/commands';
import type { AuditRecord } from '@tedarik/events';
import { Database, isDuplicateKey } from '@tedarik/service-kit';
import { foldedWords } from '@tedarik/turkish';
import type { ClientSession, mongo } from 'mongoose';
import { stripped } from './audit-document.js';
import { type AuditDocument, auditDocuments } from './audit.schema.js';

const MOST_COUNTED = 10_000;
const DAY_MS = 86_400_000;
/** As long as the services store the data needed to restore records. */
const RESTORABLE_MS = 30 * DAY_MS;

const STRIPPED_AT_ONCE = 500;
const RECORDS_AT_ONCE = 50;

/** The audit log. Its records are never deleted; values in them are removed when they must be forgotten. */
@Injectable()
export class AuditRepository {
  private readonly stored = auditDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  /** Adds the records that do not exist yet. */
  async add(records: AuditDocument[]): Promise<void> {
    if (records.length === 0) return;
    try {
      await this.stored.collection.insertMany(records, { ordered: false, ignoreUndefined: true });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Removes the values (names and changes) from all matching records. */
  async strip(filter: mongo.Filter<AuditDocument>, session?: ClientSession): Promise<void> {
    while ((await this.stripSome(filter, session)) === STRIPPED_AT_ONCE);
  }

  /** Some deleted records that were not restored since, deleted before the given time, whose values are still in the log. */
  async findDeleted(
    deletedBefore: Date,
    session: ClientSession,
  ): Promise<Pick<AuditRecord['record'], 'kind' | 'id'>[]> {
    return this.stored.model
      .aggregate<Pick<AuditRecord['record'], 'kind' | 'id'>>([
        { $match: { action: { $in: ['deleted', 'restored'] }, valued: true } },
        { $sort: { at: -1, _id: -1 } },
        {
          $group: {
            _id: { kind: '$record.kind', id: '$record.id' },
            action: { $first: '$action' },
            at: { $first: '$at' },
          },
        },
        { $match: { action: 'deleted', at: { $lt: deletedBefore } } },
        { $limit: RECORDS_AT_ONCE },
        { $replaceRoot: { newRoot: '$_id' } },
      ])
      .allowDiskUse(true)
      .session(session);
  }

  /** The same for some records. Returns how many. */
  async stripSome(filter: mongo.Filter<AuditDocument>, session?: ClientSession): Promise<number> {
    const options = session && { session };
    const found = await this.stored.collection
      .find({ ...filter, valued: true }, { ...options, limit: STRIPPED_AT_ONCE })
      .toArray();
    const writes = found.map((document) => ({
      replaceOne: { filter: { _id: document._id }, replacement: stripped(document) },
    }));
    if (writes.length > 0) await this.stored.collection.bulkWrite(writes, { ...options, ordered: false });
    return found.length;
  }

  /** One page of records, newest first, and their total number. */
  async list({ page, pageSize, ...narrowed }: RequestOf<typeof ListAuditRecords>) {
    const filter = filterOf(narrowed);
    const [records, total] = await Promise.all([
      this.stored.model
        .find(filter)
        .sort({ at: -1, _id: -1 })
        .skip((page - 1) * pageSize)
        .limit(pageSize)
        .lean<AuditDocument[]>(),
      this.stored.model.countDocuments(filter, { limit: MOST_COUNTED }),
    ]);
    return { records, total };
  }

  /** Records of a kind whose latest event is their deletion, within the time in which they can be restored. */
  async listDeleted({ recordKind, page, pageSize }: RequestOf<typeof ListDeletedRecords>, now: Date) {
    const since = new Date(now.getTime() - RESTORABLE_MS);
    const [found] = await this.stored.model.aggregate<{ records: AuditDocument[]; counted: { total: number }[] }>([
      { $match: { 'record.kind': recordKind, action: { $in: ['deleted', 'restored'] }, at: { $gte: since } } },
      { $sort: { at: -1, _id: -1 } },
      { $group: { _id: '$record.id', last: { $first: '$$ROOT' } } },
      { $replaceRoot: { newRoot: '$last' } },
      { $match: { action: 'deleted' } },
      { $sort: { at: -1, _id: -1 } },
      {
        $facet: {
          records: [{ $skip: (page - 1) * pageSize }, { $limit: pageSize }],
          counted: [{ $count: 'total' }],
        },
      },
    ]);
    return { records: found?.records ?? [], total: found?.counted[0]?.total ?? 0 };
  }
}

type Narrowed = Omit<RequestOf<typeof ListAuditRecords>, 'page' | 'pageSize'>;

function filterOf({ search, actorId, action, recordKind, recordId }: Narrowed): object {
  const words = foldedWords(search);
  return {
    ...(recordKind !== null && { 'record.kind': recordKind }),
    // Parts of a bulk change are only in the histories of their records.
    ...(recordId !== null ? { 'record.id': recordId } : { partOf: null }),
    ...(actorId !== null && { 'actor.id': actorId }),
    ...(action !== null && { action }),
    // Matches the beginning of words, with tight index bounds.
    ...(words.length > 0 && {
      $and: words.map((word) => ({ words: { $elemMatch: { $gte: word, $lt: `${word}\uffff` } } })),
    }),
  };
}
