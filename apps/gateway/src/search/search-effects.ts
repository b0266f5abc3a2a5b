import { isDeepStrictEqual } from 'node:util';
import { setImmediate } from 'node:timers/promises';
import type { estypes } from '@elastic/elasticsearch';
import { Injectable, Logger } from '@nestjs/common';
import { ListRecentSearches, LONGEST_BEGINNING, type ReferenceTables } from '@tedarik/commands';
import { STOP_WORD } from '@tedarik/fields';
import { RequestClient } from '@tedarik/messaging';
import {
  BUSINESSES,
  type BusinessCard,
  findBusinesses,
  type KeysOfSpan,
  keysOfWords,
  MATCHES,
  queryWords,
  stem,
  termsIn,
} from '@tedarik/search';
import { DomainError } from '@tedarik/service-kit';
import { fold, foldedWords } from '@tedarik/turkish';
import type { AdministratorContext } from '../graphql/administrator-context.js';
import { CircuitOpen } from './circuit.js';
import { SearchEngine } from './search-engine.js';
import type { SearchEffect, TriedSearch, WordDraft } from './search-effect.types.js';

const BUDGET_MS = 8_000;
/** Limited, because visitors search at the same time. */
const AT_ONCE = 4;
const FIRST_PAGE = 10;

/**
 * Predicts the effect of a changed synonym or stop word on recent searches: runs each with the present tables and with the changed ones.
 */
@Injectable()
export class SearchEffects {
  private readonly log = new Logger('SearchEffects');

  constructor(
    private readonly requests: RequestClient,
    private readonly engine: SearchEngine,
  ) {}

  /** Throws `search-unavailable` when the search engine does not reply, RequestFailed when the directory does not. */
  async of(draft: WordDraft, tables: ReferenceTables, acting: AdministratorContext): Promise<SearchEffect> {
    const table = draft.of === STOP_WORD.one ? 'stopWords' : 'synonyms';
    const stored = tables[table].find(({ id }) => id === draft.id);
    const written = { ...draft, id: draft.id ?? '' };
    const rows = stored ? tables[table].map((row) => (row === stored ? written : row)) : [...tables[table], written];
    const changed = { ...tables, [table]: rows };
    return this.between(tables, changed, [...wordsOf(draft), ...(stored ? wordsOf(stored) : [])], acting);
  }

  private async between(
    before: ReferenceTables,
    after: ReferenceTables,
    words: readonly string[],
    acting: AdministratorContext,
  ): Promise<SearchEffect> {
    const beginnings = [...new Set(words.map(beginningOf))].filter(Boolean);
    if (beginnings.length === 0) return { searches: [], changed: 0, isWhole: true };
    const { texts } = await this.requests.send(ListRecentSearches, { beginnings }, acting);
    const waiting = texts.values();
    const endsAt = Date.now() + BUDGET_MS;
    const tried: TriedSearch[] = [];
    const worker = async () => {
      for (const text of waiting) {
        if (Date.now() > endsAt) return false;
        const search = await this.tryOut(text, before, after);
        if (search) tried.push(search);
      }
      return true;
    };
    const finished = await Promise.all(Array.from({ length: AT_ONCE }, worker));
    const isChanged = (search: TriedSearch) =>
      search.before !== search.after || search.added.length + search.removed.length > 0;
    const searches = tried.toSorted((one, other) => Number(isChanged(other)) - Number(isChanged(one)));
    return { searches, changed: tried.filter(isChanged).length, isWhole: finished.every(Boolean) };
  }

  /** Returns undefined if the text has the same meaning with both tables. */
  private async tryOut(
    text: string,
    before: ReferenceTables,
    after: ReferenceTables,
  ): Promise<TriedSearch | undefined> {
    await setImmediate(); // yields to other requests
    const [saidBefore, saidAfter] = [saidBy(text, before), saidBy(text, after)];
    if (isDeepStrictEqual(saidBefore, saidAfter)) return undefined;
    const [was, becomes] = await Promise.all([
      this.find(text, saidBefore.keys, before),
      this.find(text, saidAfter.keys, after),
    ]);
    return {
      text,
      before: was.found,
      after: becomes.found,
      added: namesOnlyIn(becomes.cards, was.cards),
      removed: namesOnlyIn(was.cards, becomes.cards),
    };
  }

  private async find(text: string, keys: KeysOfSpan[], { stopWords }: ReferenceTables) {
    const search = {
      text,
      keys,
      stopWords,
      categoryIds: [],
      sort: 'relevance',
      page: 1,
      pageSize: FIRST_PAGE,
    } as const;
    const send = (body: estypes.SearchRequest) => this.engine.search<{ card: BusinessCard }>(BUSINESSES, body);
    try {
      const { match, total, cards } = await findBusinesses(search, send, MATCHES);
      return { found: match === 'partly' ? 0 : total, cards };
    } catch (error) {
      if (!(error instanceof CircuitOpen))
        this.log.warn(`The effect of a word on searches could not be determined: ${String(error)}`);
      throw new DomainError('search-unavailable', 'unavailable');
    }
  }
}

/** The words and keys that a text searches for. */
function saidBy(text: string, tables: ReferenceTables) {
  const words = queryWords(text, tables);
  return { words, keys: keysOfWords(words, tables) };
}

/** A search is affected only if it contains one of these words. */
const wordsOf = ({ name, equivalents = null }: { name: string; equivalents?: string | null }): string[] => [
  name,
  ...termsIn(equivalents),
];

/** The common beginning of all forms of a word: that of 'kitabı' equals that of 'kitap'. */
const beginningOf = (term: string): string => {
  const root = stem(fold(foldedWords(term).join('')));
  return (root.length > 2 ? root.replace(/[kpt]$/, '') : root).slice(0, LONGEST_BEGINNING);
};

const namesOnlyIn = (cards: readonly BusinessCard[], others: readonly BusinessCard[]): string[] =>
  cards.filter(({ id }) => !others.some((other) => other.id === id)).map(({ name }) => name);
