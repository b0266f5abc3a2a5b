import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, Database } from '@tedarik/service-kit';
import { mongo } from 'mongoose';
import type { Width } from './sizes.js';

interface StoredCopy {
  /** Hash of the address, and the width. */
  _id: string;
  bytes: mongo.Binary;
  at: Date;
}

interface Refusal {
  _id: string;
  reason: string;
  at: Date;
}

/** Copies by address and width, and which addresses gave none. All of it may be lost. */
@Injectable()
export class CopyRepository {
  private readonly copies = this.database.db.collection<StoredCopy>('copies');
  private readonly refusals = this.database.db.collection<Refusal>('refusals');

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async find(url: string, width: Width): Promise<Buffer | undefined> {
    const copy = await this.copies.findOne({ _id: idOf(url, width) });
    return copy ? Buffer.from(copy.bytes.buffer) : undefined;
  }

  async keep(url: string, sizes: ReadonlyMap<Width, Buffer>): Promise<void> {
    const at = this.clock.now();
    await this.copies.bulkWrite(
      [...sizes].map(([width, bytes]) => ({
        updateOne: {
          filter: { _id: idOf(url, width) },
          update: { $set: { bytes: new mongo.Binary(bytes), at } },
          upsert: true,
        },
      })),
    );
  }

  async findRefusal(url: string): Promise<string | undefined> {
    return (await this.refusals.findOne({ _id: hashOfAddress(url) }))?.reason;
  }

  async rememberRefusal(url: string, reason: string): Promise<void> {
    const update = { $set: { reason, at: this.clock.now() } };
    await this.refusals.updateOne({ _id: hashOfAddress(url) }, update, { upsert: true });
  }
}

const hashOfAddress = (url: string): string => createHash('sha256').update(url).digest('base64url');
const idOf = (url: string, width: Width): string => `${hashOfAddress(url)}-${width}`;
