import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, Database } from '@tedarik/service-kit';
import { mongo } from 'mongoose';
import { type Format, type Width, WIDTHS } from './sizes.js';

interface StoredRendition {
  /** Hash of the address, and the width. */
  _id: string;
  /** WebP. */
  bytes: mongo.Binary;
  /** Absent until it is encoded; null when it could not be encoded or is not smaller than WebP. */
  avif?: mongo.Binary | null;
  at: Date;
}

export interface Rendition {
  bytes: Buffer;
  format: Format;
}

export interface FoundRendition extends Rendition {
  /** Whether AVIF still has to be encoded. */
  lacksAvif: boolean;
}

interface Refusal {
  _id: string;
  reason: string;
  at: Date;
}

/** Copies by address and width, and addresses that were refused. Can be deleted at any time; copies are made again. */
@Injectable()
export class RenditionRepository {
  private readonly copies = this.database.db.collection<StoredRendition>('copies');
  private readonly refusals = this.database.db.collection<Refusal>('refusals');

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The copy in the best accepted format that exists. */
  async find(url: string, width: Width, { avif }: { avif: boolean }): Promise<FoundRendition | undefined> {
    const bytes = avif ? { $ifNull: ['$avif', '$bytes'] } : '$bytes';
    const copy = await this.copies.findOne<{ bytes: mongo.Binary; avif: 'binData' | 'null' | 'missing' }>(
      { _id: idOf(url, width) },
      { projection: { bytes, avif: { $type: '$avif' } } },
    );
    if (!copy) return undefined;
    return {
      bytes: Buffer.from(copy.bytes.buffer),
      format: avif && copy.avif === 'binData' ? 'avif' : 'webp',
      lacksAvif: copy.avif === 'missing',
    };
  }

  async save(url: string, sizes: ReadonlyMap<Width, Buffer>): Promise<void> {
    const at = this.clock.now();
    await this.copies.bulkWrite(
      [...sizes].map(([width, bytes]) => ({
        updateOne: {
          filter: { _id: idOf(url, width) },
          update: { $set: { bytes: new mongo.Binary(bytes), at }, $unset: { avif: '' } },
          upsert: true,
        },
      })),
    );
  }

  /** Adds the AVIF versions to the stored copies where they are smaller; they expire together. */
  async keepAvif(url: string, sizes: ReadonlyMap<Width, Buffer>): Promise<void> {
    await this.copies.bulkWrite(
      [...sizes].map(([width, bytes]) => {
        const isSmaller = { $lt: [bytes.length, { $binarySize: '$bytes' }] };
        const avif = { $cond: [isSmaller, new mongo.Binary(bytes), null] };
        return { updateOne: { filter: { _id: idOf(url, width) }, update: [{ $set: { avif } }] } };
      }),
    );
  }

  async keepNoAvif(url: string): Promise<void> {
    await this.copies.updateMany({ _id: { $in: WIDTHS.map((width) => idOf(url, width)) } }, { $set: { avif: null } });
  }

  async remove(url: string): Promise<void> {
    await this.copies.deleteMany({ _id: { $in: WIDTHS.map((width) => idOf(url, width)) } });
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
