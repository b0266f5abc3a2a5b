import { Injectable } from '@nestjs/common';
import { Database, documentsOf, without } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { SecondFactor } from './second-factor.js';

type SecondFactorDocument = Omit<SecondFactor, 'id'> & { _id: string };

/** Apart from the accounts, so that nothing that reads or shows an account has a key in its hands. */
@Injectable()
export class SecondFactorRepository {
  private readonly stored = documentsOf<SecondFactorDocument>('secondFactors')(this.database.connection);

  constructor(private readonly database: Database) {}

  /** Also one that is only offered. */
  async find(accountId: string, session?: ClientSession): Promise<SecondFactor | null> {
    const found = await this.stored.collection.findOne({ _id: accountId }, { session });
    return found && { id: found._id, ...without(found, ['_id']) };
  }

  /** Null also for one that is only offered. */
  async findActive(accountId: string, session?: ClientSession): Promise<SecondFactor | null> {
    const factor = await this.find(accountId, session);
    return factor?.since ? factor : null;
  }

  async has(accountId: string, session: ClientSession): Promise<boolean> {
    return (await this.findActive(accountId, session)) !== null;
  }

  /** Which of these accounts have one. */
  async ownersAmong(accountIds: readonly string[], session?: ClientSession): Promise<ReadonlySet<string>> {
    const active = { _id: { $in: [...accountIds] }, since: { $ne: null } };
    const found = await this.stored.collection.find(active, { projection: { _id: 1 }, session }).toArray();
    return new Set(found.map(({ _id }) => _id));
  }

  /** Of two that use one code at once, MongoDB lets one begin again, and see that it was used. */
  async save(session: ClientSession, factor: SecondFactor): Promise<void> {
    const fields = without(factor, ['id']);
    await this.stored.collection.replaceOne({ _id: factor.id }, fields, { session, upsert: true });
  }

  async remove(session: ClientSession, accountId: string): Promise<void> {
    await this.stored.collection.deleteOne({ _id: accountId }, { session });
  }
}
