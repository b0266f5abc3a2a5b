import { Injectable } from '@nestjs/common';
import { Database, documentsOf } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { FieldChanges } from '../business/field-changes.js';

/** A merge of two businesses, with the data needed to undo it. */
export interface Merge {
  id: string;
  at: Date;
  /** Name of the person who merged them; null in a system without accounts. */
  by: string | null;
  keptId: string;
  keptName: string;
  mergedId: string;
  mergedName: string;
  /** The changes to the kept business. */
  changes: FieldChanges;
  undoneAt: Date | null;
  /** Whether the undo removed everything that came from the merged business; null before the undo. */
  isWhole: boolean | null;
}

type MergeDocument = Omit<Merge, 'id'> & { _id: string };

/** Merges of the last 30 days; MongoDB deletes older ones by a TTL index. */
@Injectable()
export class MergesRepository {
  private readonly stored = documentsOf<MergeDocument>('merges')(this.database.connection);

  constructor(private readonly database: Database) {}

  async add(session: ClientSession, { id, ...fields }: Merge): Promise<void> {
    await this.stored.collection.insertOne({ _id: id, ...fields }, { session });
  }

  async find(session: ClientSession, id: string): Promise<Merge | undefined> {
    const document = await this.stored.collection.findOne({ _id: id }, { session });
    return document ? fromDocument(document) : undefined;
  }

  /** Whether another business was merged into the same one later, and that merge was not undone. */
  async isCovered(session: ClientSession, { id, keptId, at }: Merge): Promise<boolean> {
    const later = { _id: { $ne: id }, keptId, undoneAt: null, at: { $gte: at } };
    return (await this.stored.collection.countDocuments(later, { session, limit: 1 })) > 0;
  }

  async markUndone(session: ClientSession, id: string, undoneAt: Date, isWhole: boolean): Promise<void> {
    await this.stored.collection.updateOne({ _id: id }, { $set: { undoneAt, isWhole } }, { session });
  }

  async list(): Promise<Omit<Merge, 'changes'>[]> {
    const found = await this.stored.collection.find({}, { projection: { changes: 0 } }).toArray();
    return found.map(fromDocument);
  }
}

const fromDocument = ({ _id, ...fields }: MergeDocument): Merge => ({ id: _id, ...fields });
