import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { MOST_SEARCHES_AT_ONCE, RecordSearches } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { LONGEST_QUERY } from '@tedarik/search';
import { fold } from '@tedarik/turkish';
import { Throttle } from '../throttle.js';

const SEND_EVERY_MS = 10_000;
/** Who searches for an address of mail or a number may search for a person. */
const MAY_BE_PERSONAL = /@|\d[\d\s()./-]{5,}\d/;

interface Searched {
  text: string;
  times: number;
  found: number;
}

/**
 * Tells the directory what visitors search for, without who it was. Pages that come from the cache are not counted, and
 * what a dying gateway had not sent yet is lost: this says what people look for, not how often exactly.
 */
@Injectable()
export class SearchLog implements OnModuleDestroy {
  private readonly log = new Logger('SearchLog');
  private readonly sending = new Throttle(SEND_EVERY_MS, () => void this.send());
  private waiting = new Map<string, Searched>();

  constructor(private readonly requests: RequestClient) {}

  /** `found`: how many have all words of the text. */
  record(typed: string, found: number): void {
    const text = typed.slice(0, LONGEST_QUERY).trim().replace(/\s+/g, ' ');
    const key = fold(text);
    if (!key || MAY_BE_PERSONAL.test(text)) return;
    const before = this.waiting.get(key);
    if (!before && this.waiting.size >= MOST_SEARCHES_AT_ONCE) return;
    this.waiting.set(key, { text, times: (before?.times ?? 0) + 1, found });
    this.sending.call();
  }

  async onModuleDestroy(): Promise<void> {
    this.sending.stop();
    await this.send();
  }

  private async send(): Promise<void> {
    const searches = [...this.waiting.values()];
    if (searches.length === 0) return;
    this.waiting = new Map();
    await this.requests
      .send(RecordSearches, { searches })
      .catch((error: unknown) => this.log.warn(`Searches not counted: ${String(error)}`));
  }
}
