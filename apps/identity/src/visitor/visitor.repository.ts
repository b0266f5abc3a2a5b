import { Injectable } from '@nestjs/common';
import { Database, documentsOf } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { Visitor } from './visitor.js';

/** `holds` is raised by each hold, so that transactions that add to the account conflict with its deletion. A save resets it. */
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

  /** Throws a duplicate-key error when the address was taken meanwhile. */
  async add(session: ClientSession, { id, ...fields }: Visitor): Promise<void> {
    await this.stored.collection.insertOne({ _id: id, ...fields }, { session });
  }

  /** Replaces the account and its version. A concurrent transaction that read the former state is restarted by MongoDB. */
  async save(session: ClientSession, { id, ...fields }: Visitor): Promise<void> {
    await this.stored.collection.replaceOne({ _id: id }, fields, { session });
  }

  /**
   * Locks the account. Returns false when it does not exist. A concurrent transaction that changes or deletes it is restarted by MongoDB.
   */
  async hold(session: ClientSession, id: string): Promise<boolean> {
    const { matchedCount } = await this.stored.collection.updateOne({ _id: id }, { $inc: { holds: 1 } }, { session });
    return matchedCount > 0;
  }

  async recordSignIn(id: string, at: Date): Promise<void> {
    await this.stored.collection.updateOne({ _id: id }, { $set: { lastSignInAt: at } });
  }

  /** Replaces the hash only if it is still the one that was checked, so a concurrent change of the password is kept. */
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
