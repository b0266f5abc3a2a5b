import { Injectable } from '@nestjs/common';
import { MOST_BITS, type WordCounts } from '@tedarik/matching';
import { Clock, Database } from '@tedarik/service-kit';
import { businessDocuments } from '../business/business.schema.js';

const KEPT_MS = 10 * 60_000;
/** The values are counted again when the directory has become this many times as large or as small. */
const MUCH = 1.5;
/**
 * In a directory of 100,000 businesses, hardly any pair of words of a name (or its first words) within one city is shared by more
 * businesses than this by chance.
 */
const MOST_SHARING = 20;

/** What many businesses share, so that it says little about each of them. */
export interface Common extends WordCounts {
  /** Keys of names that more than 20 businesses share. They would make up most of what an import reads. */
  keys: ReadonlySet<string>;
  /** Keys of names that more than 20 businesses without a place id share. */
  keysWithoutPlaceId: ReadonlySet<string>;
}

const LIVE = { $match: { deletedAt: null } };

/** Words of names, and keys of names, that many live businesses share. Counted over the whole directory and cached for some minutes. */
@Injectable()
export class CommonValues {
  private readonly stored = businessDocuments(this.database.connection);
  private counted: Promise<Common> | undefined;
  private businesses = 0;
  private keptUntil = 0;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<Common> {
    const businesses = await this.stored.collection.estimatedDocumentCount();
    const now = this.clock.now().getTime();
    const isMuchChanged = businesses > this.businesses * MUCH || businesses < this.businesses / MUCH;
    if (!this.counted || now >= this.keptUntil || isMuchChanged) {
      this.businesses = businesses;
      this.keptUntil = now + KEPT_MS;
      this.counted = this.count(businesses);
      // Whoever waits for it gets the error; the next call counts again.
      this.counted.catch(() => (this.counted = undefined));
    }
    return this.counted;
  }

  private async count(businesses: number): Promise<Common> {
    const [words, keys] = await Promise.all([this.countWords(businesses), this.countKeys()]);
    return {
      businesses,
      words: new Map(words.map(({ _id, count }) => [_id, count])),
      keys: new Set(keys.filter(({ count }) => count > MOST_SHARING).map(({ _id }) => _id)),
      keysWithoutPlaceId: new Set(keys.filter(({ without }) => without > MOST_SHARING).map(({ _id }) => _id)),
    };
  }

  /** Without rarer words, because they all weigh the same. */
  private countWords(businesses: number) {
    return this.stored.collection
      .aggregate<{ _id: string; count: number }>([
        LIVE,
        { $project: { word: { $setUnion: [{ $split: ['$nameKey', ' '] }] } } },
        { $unwind: '$word' },
        { $sortByCount: '$word' },
        { $match: { count: { $gt: businesses / 2 ** MOST_BITS } } },
      ])
      .toArray();
  }

  private countKeys() {
    const without = { $sum: { $cond: [{ $eq: ['$placeId', null] }, 1, 0] } };
    return this.stored.collection
      .aggregate<{ _id: string; count: number; without: number }>([
        LIVE,
        { $project: { key: '$matchKeys', placeId: 1 } },
        { $unwind: '$key' },
        { $match: { key: /^(?:name|words):/ } },
        { $group: { _id: '$key', count: { $sum: 1 }, without } },
        { $match: { count: { $gt: MOST_SHARING } } },
      ])
      .toArray();
  }
}
