import { Injectable } from '@nestjs/common';
import type { WordCounts } from '@tedarik/matching';
import { Clock, Database } from '@tedarik/service-kit';
import { businessDocuments } from '../business/business.schema.js';

const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 50_000;
/** Words in more businesses than this carry no information, so counting stops here. */
const COUNTED = 2_000;

interface Counted extends WordCounts {
  words: Map<string, number>;
}

/** Counts the public businesses whose words (of the reduced search) include a word; cached for some minutes. */
@Injectable()
export class CommonWords {
  private readonly stored = businessDocuments(this.database.connection);
  private known: Counted = { businesses: 0, words: new Map() };
  private knownUntil = 0;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async count(words: readonly string[]): Promise<WordCounts> {
    const counted = await this.current();
    const missing = [...new Set(words)].filter((word) => !counted.words.has(word));
    await Promise.all(missing.map(async (word) => counted.words.set(word, await this.businessesWith(word))));
    return counted;
  }

  /** Replaces the cache instead of clearing it, so that calls in progress keep the counts that they use. */
  private async current(): Promise<Counted> {
    const now = this.clock.now().getTime();
    if (now >= this.knownUntil || this.known.words.size > MOST_KEPT) {
      this.known = { businesses: await this.stored.collection.estimatedDocumentCount(), words: new Map() };
      this.knownUntil = now + KEPT_MS;
    }
    return this.known;
  }

  private businessesWith(word: string): Promise<number> {
    return this.stored.collection.countDocuments({ words: word }, { limit: COUNTED, hint: 'words' });
  }
}
