import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { MOST_SEARCHES_AT_ONCE, RecordSearchClicks, RecordSearches } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { LONGEST_QUERY } from '@tedarik/search';
import { fold } from '@tedarik/turkish';
import { Throttle } from '../throttle.js';

const SEND_EVERY_MS = 10_000;
/** A text with an e-mail address or a telephone number may be a search for a person. */
const MAY_BE_PERSONAL = /@|\d[\d\s()./-]{5,}\d/;

/** The text as it is counted; null if it is empty or may contain personal data. */
export function countedText(typed: string): string | null {
  const text = typed.slice(0, LONGEST_QUERY).trim().replace(/\s+/g, ' ');
  return fold(text) && !MAY_BE_PERSONAL.test(text) ? text : null;
}

interface Searched {
  text: string;
  times: number;
  found: number;
}

interface Clicked {
  text: string;
  times: number;
  ranks: number;
}

/**
 * Reports to the directory what visitors search for and the ranks of the results they open, without any identity. Pages from the cache are
 * not counted, and counts that were not sent yet are lost in a crash: the figures show what people look for, not exact numbers.
 */
@Injectable()
export class SearchLog implements OnModuleDestroy {
  private readonly log = new Logger('SearchLog');
  private readonly sending = new Throttle(SEND_EVERY_MS, () => void this.send());
  private searched = new Map<string, Searched>();
  private clicked = new Map<string, Clicked>();

  constructor(private readonly requests: RequestClient) {}

  /** `found`: number of results that have all words of the text. */
  record(typed: string, found: number): void {
    this.count(this.searched, typed, (text, before) => ({ text, times: (before?.times ?? 0) + 1, found }));
  }

  /** `rank`: position of the opened result, from 1. */
  recordClick(typed: string, rank: number): void {
    this.count(this.clicked, typed, (text, before) => ({
      ...{ text, times: (before?.times ?? 0) + 1 },
      ranks: (before?.ranks ?? 0) + rank,
    }));
  }

  async onModuleDestroy(): Promise<void> {
    this.sending.stop();
    await this.send();
  }

  private count<Counted>(
    waiting: Map<string, Counted>,
    typed: string,
    after: (text: string, before: Counted | undefined) => Counted,
  ): void {
    const text = countedText(typed);
    if (text === null) return;
    const key = fold(text);
    const before = waiting.get(key);
    if (!before && waiting.size >= MOST_SEARCHES_AT_ONCE) return;
    waiting.set(key, after(text, before));
    this.sending.call();
  }

  /** Sends searches first, because a click on a text that the directory does not know is not counted. */
  private async send(): Promise<void> {
    const searches = [...this.searched.values()];
    const clicks = [...this.clicked.values()];
    this.searched = new Map();
    this.clicked = new Map();
    try {
      if (searches.length > 0) await this.requests.send(RecordSearches, { searches });
      if (clicks.length > 0) await this.requests.send(RecordSearchClicks, { clicks });
    } catch (error) {
      this.log.warn(`Searches were not counted: ${String(error)}`);
    }
  }
}
