import { fieldName, type RecordDescription, type RecordInput } from '@tedarik/fields';
import { assertSaved, documentsOf, type Database, type Documents } from '@tedarik/service-kit';
import type { ClientSession, mongo } from 'mongoose';
import { recordErrors } from './record-errors.js';

const ERASED_AT_ONCE = 200;

interface Kept {
  id: string;
  name: string;
  /** Unique among live records. */
  nameKey: string;
  /** Missing in districts that were stored before they were described records. */
  sortKey: string;
  /** Number of saves. */
  revision: number;
  createdAt: Date;
  deletedAt: Date | null;
}
export type StoredRecord<R extends RecordDescription, Own extends object = object> = RecordInput<R> & Kept & Own;

type Document = Omit<Kept, 'id'> & { _id: string };

/**
 * Stores the records of a kind. `Own` are additional stored fields. A taken name fails with MongoDB's duplicate key error. A record without
 * a name is a tombstone and is never found.
 */
export class RecordStore<R extends RecordDescription, Own extends object = object> {
  protected readonly stored: Documents<Document>;

  constructor(
    private readonly record: R,
    database: Database,
    collection: string = fieldName(record.many),
  ) {
    this.stored = documentsOf<Document>(collection)(database.connection);
  }

  async addMany(session: ClientSession, records: readonly StoredRecord<R, Own>[]): Promise<void> {
    if (records.length > 0) await this.stored.collection.insertMany(records.map(toDocument), { session });
  }

  async save(session: ClientSession, record: StoredRecord<R, Own>): Promise<void> {
    const { _id, ...fields } = toDocument(record);
    const { matchedCount } = await this.stored.collection.replaceOne({ _id }, fields, { session });
    assertSaved(matchedCount, this.stored.collection.collectionName, [_id]);
  }

  /** Also finds deleted records. Throws `<one>-not-found`. */
  async getForUpdate(session: ClientSession, id: string): Promise<StoredRecord<R, Own>> {
    const document = await this.stored.model.findById(id).session(session).lean<Document>();
    if (!document?.name) throw recordErrors(this.record.one).notFound(id);
    return fromDocument<R, Own>(document);
  }

  findByNames(session: ClientSession, nameKeys: readonly string[]): Promise<StoredRecord<R, Own>[]> {
    return this.find({ nameKey: { $in: [...nameKeys] } }, session);
  }

  async findByIds(ids: readonly string[], session: ClientSession | null = null): Promise<StoredRecord<R, Own>[]> {
    return ids.length === 0 ? [] : this.find({ _id: { $in: [...ids] } }, session);
  }

  listAll(): Promise<StoredRecord<R, Own>[]> {
    return this.find({});
  }

  /** Some records that were deleted before this time. */
  async findErasable(session: ClientSession, deletedBefore: Date): Promise<StoredRecord<R, Own>[]> {
    const filter = { deletedAt: { $gt: new Date(0), $lt: deletedBefore }, name: { $gt: '' } };
    const found = this.stored.collection.find(filter, { session, limit: ERASED_AT_ONCE, hint: 'erasable' });
    return (await found.toArray()).map((document) => fromDocument<R, Own>(document));
  }

  async remove(session: ClientSession, ids: readonly string[]): Promise<void> {
    await this.stored.collection.deleteMany({ _id: { $in: [...ids] } }, { session });
  }

  protected async find(
    filter: mongo.Filter<Document>,
    session: ClientSession | null = null,
  ): Promise<StoredRecord<R, Own>[]> {
    const found = this.stored.model.find({ ...filter, deletedAt: null }).session(session);
    return (await found.lean<Document[]>()).map((document) => fromDocument<R, Own>(document));
  }
}

const toDocument = ({ id, ...fields }: Kept): Document => ({ _id: id, ...fields });
const fromDocument = <R extends RecordDescription, Own extends object>({ _id, ...fields }: Document) =>
  ({ id: _id, ...fields }) as unknown as StoredRecord<R, Own>;
