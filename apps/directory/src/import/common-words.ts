import { Injectable } from '@nestjs/common';
import type { WordCounts } from '@tedarik/matching';
import { Clock, Database } from '@tedarik/service-kit';
import { businessDocuments } from '../business/business.schema.js';

const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 50_000;
/** What more businesses have tells nothing, however many they are. */
const COUNTED = 2_000;

/** In how many public businesses a word is, by the index of the reduced search; known for some minutes. */
@Injectable()
export class CommonWords {
  private readonly stored = businessDocuments(this.database.connection);
  private readonly known = new Map<string, number>();
  private businesses = 0;
  private knownUntil = 0;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async count(words: readonly string[]): Promise<WordCounts> {
    const now = this.clock.now().getTime();
    if (now >= this.knownUntil || this.known.size > MOST_KEPT) {
      this.known.clear();
      this.businesses = await this.stored.collection.estimatedDocumentCount();
      this.knownUntil = now + KEPT_MS;
    }
    const missing = [...new Set(words)].filter((word) => !this.known.has(word));
    await Promise.all(missing.map(async (word) => this.known.set(word, await this.businessesWith(word))));
    return { businesses: this.businesses, words: this.known };
  }

  private businessesWith(word: string): Promise<number> {
    return this.stored.collection.countDocuments({ words: word }, { limit: COUNTED, hint: 'words' });
  }
}
