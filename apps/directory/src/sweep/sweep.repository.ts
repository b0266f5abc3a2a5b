import { Injectable } from '@nestjs/common';
import { Database, newId, documentsOf } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { Sweep } from './sweep.js';

type SweepDocument = Omit<Sweep, 'id'> & { _id: string };

/** Unfinished sweeps. */
@Injectable()
export class SweepRepository {
  private readonly stored = documentsOf<SweepDocument>('sweeps')(this.database.connection);

  constructor(private readonly database: Database) {}

  async add(session: ClientSession, sweep: Omit<Sweep, 'id'>): Promise<void> {
    await this.stored.collection.insertOne({ _id: newId(), ...sweep }, { session });
  }

  /** Replaces the record's unfinished sweeps by one that links it again where it was removed. */
  async turnBack(session: ClientSession, of: Sweep['of'], recordId: string): Promise<void> {
    await this.stored.collection.deleteMany({ recordId }, { session });
    await this.add(session, { of, recordId, moveTo: null, isReturn: true });
  }

  /** Redirects sweeps whose target is this record to another one, or to none. */
  async redirect(session: ClientSession, from: string, to: string | null): Promise<void> {
    await this.stored.collection.updateMany({ moveTo: from }, { $set: { moveTo: to } }, { session });
  }

  async findOldest(): Promise<Sweep | undefined> {
    const [oldest] = await this.stored.model.find().sort({ _id: 1 }).limit(1).lean<SweepDocument[]>();
    return oldest && fromDocument(oldest);
  }

  /** The sweep as seen by the transaction, because it may have been redirected; undefined once it is finished. */
  async find(session: ClientSession, id: string): Promise<Sweep | undefined> {
    const document = await this.stored.model.findById(id).session(session).lean<SweepDocument>();
    return document ? fromDocument(document) : undefined;
  }

  async finish(session: ClientSession, { id }: Sweep): Promise<void> {
    await this.stored.collection.deleteOne({ _id: id }, { session });
  }
}

const fromDocument = ({ _id, ...sweep }: SweepDocument): Sweep => ({ id: _id, ...sweep });
