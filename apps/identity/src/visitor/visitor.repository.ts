import { Injectable } from '@nestjs/common';
import { Database, documentsOf } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { Visitor } from './visitor.js';

/** With each hold `holds` is another number, so that transactions meet that add to the account or remove it. A save begins it anew. */
type VisitorDocument = Omit<Visitor, 'id'> & { _id: string; holds?: number };

@Injectable()
export class VisitorRepository {
  private readonly stored = documentsOf<VisitorDocument>('visitors')(this.database.connection);

  constructor(private readonly database: Database) {}

  findById(id: string, session?: ClientSession): Promise<Visitor | null> {
    return this.find({ _id: id }, session);
  }

  findByEmail(email: string, session?: ClientSession): Promise<Visitor | null> {
    return this.find({ email }, session);
  }

  /** Throws a duplicate-key error when somebody else took the address meanwhile. */
  async add(session: ClientSession, { id, ...fields }: Visitor): Promise<void> {
    await this.stored.collection.insertOne({ _id: id, ...fields }, { session });
  }

  /** Replaces it and its version with it. A transaction that saw an older one is begun again by MongoDB. */
  async save(session: ClientSession, { id, ...fields }: Visitor): Promise<void> {
    await this.stored.collection.replaceOne({ _id: id }, fields, { session });
  }

  /** False when it is not there. Another transaction that changes or removes it meanwhile is begun again by MongoDB. */
  async hold(session: ClientSession, id: string): Promise<boolean> {
    const { matchedCount } = await this.stored.collection.updateOne({ _id: id }, { $inc: { holds: 1 } }, { session });
    return matchedCount > 0;
  }

  async recordSignIn(id: string, at: Date): Promise<void> {
    await this.stored.collection.updateOne({ _id: id }, { $set: { lastSignInAt: at } });
  }

  /** Only in place of the hash that was checked: a password changed meanwhile stays. */
  async replaceHash(id: string, checked: string, passwordHash: string): Promise<void> {
    await this.stored.collection.updateOne({ _id: id, passwordHash: checked }, { $set: { passwordHash } });
  }

  async remove(session: ClientSession, id: string): Promise<void> {
    await this.stored.collection.deleteOne({ _id: id }, { session });
  }

  private async find(filter: object, session: ClientSession | null = null): Promise<Visitor | null> {
    const found = await this.stored.model.findOne(filter).session(session).lean<VisitorDocument>();
    if (!found) return null;
    const { _id: id, holds: _holds, ...fields } = found;
    return { id, ...fields };
  }
}
