import { Injectable } from '@nestjs/common';
import type { ListAuditRecords, ListDeletedRecords, RequestOf } from '@tedarik/commands';
import { Database, isDuplicateKey } from '@tedarik/service-kit';
import { foldedWords } from '@tedarik/turkish';
import { type AuditDocument, auditDocuments } from './audit.schema.js';

const MOST_COUNTED = 10_000;
const DAY_MS = 86_400_000;
/** For as long their owners keep what they need to bring records back. */
const RESTORABLE_MS = 30 * DAY_MS;

/** The audit log. Nothing in it is ever changed or removed. */
@Injectable()
export class AuditRepository {
  private readonly stored = auditDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  /** Adds those that are not there yet. */
  async add(records: AuditDocument[]): Promise<void> {
    try {
      await this.stored.collection.insertMany(records, { ordered: false, ignoreUndefined: true });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** One page, newest first, and how many there are. */
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

  /** Records of a kind of which the last that happened is their deletion, not too long before `now`. */
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
    ...(recordId !== null && { 'record.id': recordId }),
    ...(actorId !== null && { 'actor.id': actorId }),
    ...(action !== null && { action }),
    // The beginning of each word, with bounds that an index can use.
    ...(words.length > 0 && {
      $and: words.map((word) => ({ words: { $elemMatch: { $gte: word, $lt: `${word}\uffff` } } })),
    }),
  };
}
