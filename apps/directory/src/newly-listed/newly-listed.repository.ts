import { Injectable } from '@nestjs/common';
import {
  type AcknowledgeNewlyListed,
  type ListNewlyListed,
  MOST_NEWLY_LISTED,
  type ReplyOf,
  type RequestOf,
} from '@tedarik/commands';
import { Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';

interface NewlyListedRow {
  _id: string;
  version: number;
  listedAt: Date;
}
/** The fields that are needed of a written document. */
interface WrittenBusiness {
  _id: string;
  version: number;
  updatedAt: Date;
  listedAt: Date | null;
}

/** Businesses that became public for the first time, until they are acknowledged. */
@Injectable()
export class NewlyListedRepository {
  constructor(private readonly database: Database) {}

  /** Adds the businesses that this write makes public for the first time. */
  async note(
    session: ClientSession,
    before: readonly { _id: string; listedAt?: Date | null }[],
    written: readonly WrittenBusiness[],
  ): Promise<void> {
    const known = new Set(before.flatMap(({ _id, listedAt }) => (listedAt ? [_id] : [])));
    const rows = written.flatMap(({ _id, version, listedAt, updatedAt }): NewlyListedRow[] =>
      // Documents stored before `listedAt` was introduced have an earlier date.
      listedAt?.getTime() === updatedAt.getTime() && !known.has(_id) ? [{ _id, version, listedAt }] : [],
    );
    if (rows.length > 0) await this.rows.insertMany(rows, { session, ordered: true });
  }

  async list(): Promise<ReplyOf<typeof ListNewlyListed>> {
    const found = await this.rows.find({}, { sort: { listedAt: 1 }, limit: MOST_NEWLY_LISTED }).toArray();
    return {
      businesses: found.map(({ _id: id, version, listedAt }) => ({ id, version, listedAt: listedAt.toISOString() })),
    };
  }

  async acknowledge({
    ids,
  }: RequestOf<typeof AcknowledgeNewlyListed>): Promise<ReplyOf<typeof AcknowledgeNewlyListed>> {
    await this.rows.deleteMany({ _id: { $in: ids } });
    return {};
  }

  private get rows() {
    return this.database.db.collection<NewlyListedRow>('newlyListed');
  }
}
