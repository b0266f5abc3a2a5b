import { Injectable } from '@nestjs/common';
import { Database, newId } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { sweepDocuments, type SweepDocument } from './sweep.schema.js';
import type { Sweep } from './sweep.js';

/** Sweeps that are not finished. */
@Injectable()
export class SweepRepository {
  private readonly stored = sweepDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  async add(session: ClientSession, sweep: Omit<Sweep, 'id'>): Promise<void> {
    await this.stored.collection.insertOne({ _id: newId(), ...sweep }, { session });
  }

  async findOldest(): Promise<Sweep | undefined> {
    const [oldest] = await this.stored.model.find().sort({ _id: 1 }).limit(1).lean<SweepDocument[]>();
    if (!oldest) return undefined;
    const { _id, ...sweep } = oldest;
    return { id: _id, ...sweep };
  }

  async finish(session: ClientSession, { id }: Sweep): Promise<void> {
    await this.stored.collection.deleteOne({ _id: id }, { session });
  }
}
