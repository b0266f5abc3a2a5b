import type { estypes } from '@elastic/elasticsearch';
import { fold } from '@tedarik/turkish';
import { closeWords } from './close-words.js';
import type { NamedKeys } from './keys-of-words.js';
import { queryWords, type QueryWord } from './query-words.js';
import { REGIONS } from './regions.js';

const SHORTEST = 4;
/** From this many letters on, a word may have two typing errors. */
const LONG = 6;
const SUGGESTER = 'words';

type RunSearch = (body: estypes.SearchRequest) => Promise<estypes.SearchResponse<unknown>>;

/**
 * Suggests another spelling of the text: words that no name, product or place contains are replaced by the most similar ones that do occur.
 * Undefined if there is nothing to replace. It is not known whether the suggested text finds anything; that takes another search.
 */
export async function otherSpelling(text: string, tables: NamedKeys, search: RunSearch): Promise<string | undefined> {
  const words = queryWords(text, tables);
  const known = namesIn(tables);
  const isName = ({ exact }: QueryWord) => known.some((name) => name.exact === exact);
  // Avoids the request for the most frequent searches, those for a category and a place, whose results may be few.
  if (words.every((word) => !isLongEnough(word) || isName(word))) return undefined;
  const { suggest } = await search(spellingsOf(words));
  const unknown = new Map((suggest?.[SUGGESTER] ?? []).map((entry) => [entry.text, optionsOf(entry)]));
  const spelled = words.map((word) => {
    if (!isLongEnough(word) || isName(word)) return word.exact;
    const [nearest] = unknown.get(word.exact) ?? [];
    return nearest ?? known.find(({ folded }) => closeWords(folded, word.folded))?.exact ?? word.exact;
  });
  const other = spelled.join(' ');
  return fold(other) === words.map(({ folded }) => folded).join(' ') ? undefined : other;
}

const isLongEnough = ({ folded }: QueryWord): boolean => [...folded].length >= SHORTEST;

/** The request for similar words that occur in names, products and places, for those words that do not occur there. */
const spellingsOf = (words: readonly QueryWord[]): estypes.SearchRequest => ({
  size: 0,
  track_total_hits: false,
  suggest: {
    text: words.map(({ exact }) => exact).join(' '),
    [SUGGESTER]: {
      term: {
        field: 'titles.exact',
        suggest_mode: 'missing',
        string_distance: 'damerau_levenshtein',
        max_edits: 2,
        // The first letter may be wrong, too.
        prefix_length: 0,
        min_word_length: SHORTEST,
      },
    },
  },
});

/**
 * The suggestions for a word, best first, without those that differ too much. The score from 0 to 1 is the similarity, from which the
 * number of typing errors is calculated.
 */
function optionsOf({ text, options }: estypes.SearchSuggest<unknown>): string[] {
  const all = (Array.isArray(options) ? options : [options]) as estypes.SearchTermSuggestOption[];
  return all
    .filter((option) => {
      const slips = Math.round((1 - option.score) * Math.max(option.text.length, text.length));
      return slips <= (text.length >= LONG ? 2 : 1);
    })
    .map((option) => option.text);
}

const knownIn = new WeakMap<NamedKeys, QueryWord[]>();

/** Cached for the lifetime of the tables, because they contain every district of the country. */
function namesIn(tables: NamedKeys): QueryWord[] {
  const { categories, serviceAttributes = [], cities, districts } = tables;
  const names =
    knownIn.get(tables) ??
    [...categories, ...serviceAttributes, ...cities, ...districts, ...REGIONS].flatMap(({ name }) => queryWords(name));
  knownIn.set(tables, names);
  return names;
}
