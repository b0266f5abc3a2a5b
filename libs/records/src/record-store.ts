import { fieldName, fieldsIn, type RecordDescription, type RecordInput } from '@tedarik/fields';
import { assertSaved, documentsOf, type Database, type Documents } from '@tedarik/service-kit';
import { type ClientSession, type Connection, type mongo, Schema, type SchemaDefinition } from 'mongoose';
import { recordErrors } from './record-errors.js';

const ERASED_AT_ONCE = 200;

interface Kept {
  id: string;
  name: string;
  /** Unique over live records. */
  nameKey: string;
  sortKey: string;
  /** Counts saves of an editor. */
  revision: number;
  createdAt: Date;
  deletedAt: Date | null;
}
export type StoredRecord<R extends RecordDescription> = RecordInput<R> & Kept;

type Document = Omit<Kept, 'id'> & { _id: string };

/** Where records of a kind are stored. A taken name fails with MongoDB's duplicate key. */
export class RecordStore<R extends RecordDescription> {
  private readonly stored: Documents<Document>;

  constructor(
    private readonly record: R,
    database: Database,
  ) {
    this.stored = recordDocuments(record, database.connection);
  }

  async addMany(session: ClientSession, records: readonly StoredRecord<R>[]): Promise<void> {
    if (records.length > 0) await this.stored.collection.insertMany(records.map(toDocument), { session });
  }

  async save(session: ClientSession, record: StoredRecord<R>): Promise<void> {
    const { _id, ...fields } = toDocument(record);
    const { matchedCount } = await this.stored.collection.replaceOne({ _id }, fields, { session });
    assertSaved(matchedCount, this.stored.collection.collectionName, [_id]);
  }

  /** Also one that was deleted. Throws `<one>-not-found`. */
  async getForUpdate(session: ClientSession, id: string): Promise<StoredRecord<R>> {
    const document = await this.stored.model.findById(id).session(session).lean<Document>();
    if (!document) throw recordErrors(this.record.one).notFound(id);
    return fromDocument<R>(document);
  }

  findByNames(session: ClientSession, nameKeys: readonly string[]): Promise<StoredRecord<R>[]> {
    return this.find({ nameKey: { $in: [...nameKeys] } }, session);
  }

  async findByIds(ids: readonly string[], session: ClientSession | null = null): Promise<StoredRecord<R>[]> {
    return ids.length === 0 ? [] : this.find({ _id: { $in: [...ids] } }, session);
  }

  listAll(): Promise<StoredRecord<R>[]> {
    return this.find({}, null);
  }

  /** Removes some of those that were deleted before then; answers which. */
  async removeSome(session: ClientSession, deletedBefore: Date): Promise<string[]> {
    const filter = { deletedAt: { $gt: new Date(0), $lt: deletedBefore } };
    const found = this.stored.collection.find(filter, { session, limit: ERASED_AT_ONCE, hint: 'erasable' });
    const ids = (await found.toArray()).map(({ _id }) => _id);
    await this.stored.collection.deleteMany({ _id: { $in: ids } }, { session });
    return ids;
  }

  private async find(filter: mongo.Filter<Document>, session: ClientSession | null): Promise<StoredRecord<R>[]> {
    const found = this.stored.model.find({ ...filter, deletedAt: null }).session(session);
    return (await found.lean<Document[]>()).map((document) => fromDocument<R>(document));
  }
}

function recordDocuments(record: RecordDescription, connection: Connection): Documents<Document> {
  const definition: SchemaDefinition = {
    ...{ _id: String, nameKey: String, sortKey: String, revision: Number, createdAt: Date, deletedAt: Date },
    ...Object.fromEntries(
      fieldsIn(record.fields).map(([name, { kind }]) => [name, kind === 'number' ? Number : String]),
    ),
  };
  const collection = fieldName(record.many);
  const schema = new Schema(definition, { collection, versionKey: false, id: false, autoIndex: false });
  return documentsOf<Document>(connection, collection, schema);
}

const toDocument = ({ id, ...fields }: Kept): Document => ({ _id: id, ...fields });
const fromDocument = <R extends RecordDescription>({ _id, ...fields }: Document) =>
  ({ id: _id, ...fields }) as unknown as StoredRecord<R>;
