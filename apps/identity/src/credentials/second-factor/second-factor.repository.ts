import { Injectable } from '@nestjs/common';
import { Database, documentsOf, without } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { SecondFactor } from './second-factor.js';

type SecondFactorDocument = Omit<SecondFactor, 'id'> & { _id: string };

/** Stored separately from accounts, so that code that reads or shows accounts never has a key. */
@Injectable()
export class SecondFactorRepository {
  private readonly stored = documentsOf<SecondFactorDocument>('secondFactors')(this.database.connection);

  constructor(private readonly database: Database) {}

  /** Includes a factor that was offered but not confirmed. */
  async find(accountId: string, session?: ClientSession): Promise<SecondFactor | null> {
    const found = await this.stored.collection.findOne({ _id: accountId }, { session });
    return found && { id: found._id, ...without(found, ['_id']) };
  }

  /** Returns null also for a factor that was offered but not confirmed. */
  async findActive(accountId: string, session?: ClientSession): Promise<SecondFactor | null> {
    const factor = await this.find(accountId, session);
    return factor?.since ? factor : null;
  }

  async has(accountId: string, session: ClientSession): Promise<boolean> {
    return (await this.findActive(accountId, session)) !== null;
  }

  /** Those of the accounts that have a second factor. */
  async ownersAmong(accountIds: readonly string[], session?: ClientSession): Promise<ReadonlySet<string>> {
    const active = { _id: { $in: [...accountIds] }, since: { $ne: null } };
    const found = await this.stored.collection.find(active, { projection: { _id: 1 }, session }).toArray();
    return new Set(found.map(({ _id }) => _id));
  }

  /** When one code is used twice concurrently, MongoDB restarts one transaction, which then sees that the code was used. */
  async save(session: ClientSession, factor: SecondFactor): Promise<void> {
    const fields = without(factor, ['id']);
    await this.stored.collection.replaceOne({ _id: factor.id }, fields, { session, upsert: true });
  }

  async remove(session: ClientSession, accountId: string): Promise<void> {
    await this.stored.collection.deleteOne({ _id: accountId }, { session });
  }
}
