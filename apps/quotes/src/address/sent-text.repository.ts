import { Injectable } from '@nestjs/common';
import { Clock, Database, hashOf } from '@tedarik/service-kit';
import { fold } from '@tedarik/turkish';
import type { ClientSession } from 'mongoose';
import type { QuoteRequest } from '../quote-request/quote-request.js';

interface SentText {
  _id: string;
  at: Date;
}

/** Texts that each supplier has received, stored as hashes, so that none receives the same one twice. */
@Injectable()
export class SentTextRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Returns those of the businesses that have not received this text, and records that they receive it now. */
  async takeNew(
    session: ClientSession,
    request: QuoteRequest,
    businessIds: readonly string[],
  ): Promise<ReadonlySet<string>> {
    const keys = new Map(businessIds.map((businessId) => [keyOf(request, businessId), businessId]));
    const sent = await this.texts.find({ _id: { $in: [...keys.keys()] } }, { session }).toArray();
    sent.forEach(({ _id }) => keys.delete(_id));
    const at = this.clock.now();
    if (keys.size > 0)
      await this.texts.insertMany(
        [...keys.keys()].map((_id) => ({ _id, at })),
        { session },
      );
    return new Set(keys.values());
  }

  private get texts() {
    return this.database.db.collection<SentText>('sentTexts');
  }
}

/**
 * Without a note, only requests of the same buyer are the same: two buyers may want the same goods. The same note, however, is hardly
 * written by two different people.
 */
function keyOf({ what, quantity, unit, city, note, buyerKey }: QuoteRequest, businessId: string): string {
  const text = note === null ? { buyerKey, what: fold(what), quantity, unit, city } : { note: fold(note) };
  return hashOf({ businessId, ...text });
}
