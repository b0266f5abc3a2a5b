import { Injectable } from '@nestjs/common';
import { Database, documentsOf } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { FieldChanges } from '../business/field-changes.js';

/** That two businesses were made one, and what undoing it needs to know. */
export interface Merge {
  id: string;
  at: Date;
  /** Name of who did it; null for a system without accounts. */
  by: string | null;
  keptId: string;
  keptName: string;
  mergedId: string;
  mergedName: string;
  /** What it changed of the kept business. */
  changes: FieldChanges;
  undoneAt: Date | null;
  /** Whether the kept business lost all that came from the other one; null before it is undone. */
  isWhole: boolean | null;
}

type MergeDocument = Omit<Merge, 'id'> & { _id: string };

/** Merges of the last 30 days: MongoDB forgets the rest. */
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

  /** Whether another business was merged into the same one later, and still is. */
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
