import type { estypes } from '@elastic/elasticsearch';
import { SHORT_HEADS, STEM_RULES } from './stems.js';

const LONGEST_PREFIX = 15;
/** Shorter endings would match too many other words by chance: 'domates' does not mean 'ateş'. */
export const SHORTEST_ENDING = 5;
const LONGEST_ENDING = 12;
const words = ['turkish_lowercase', 'apostrophe'];
const foldedWords = [...words, 'asciifolding'];
const stems = STEM_RULES.map(({ name }) => name);
const analyzer = (filter: string[]): estypes.AnalysisAnalyzer => ({ type: 'custom', tokenizer: 'standard', filter });

/**
 * The analyzers, strictest first. `exact` keeps diacritics (with Turkish lower case: 'I' becomes 'ı'). `folded` removes them. `stemmed`
 * also removes plural and case endings. `joined` indexes every two or three neighbouring words as one word. `endings` indexes the ends of
 * compound words, and `heads` the short words that many compounds end with. `prefix` indexes every beginning of up to 15 letters.
 */
export const TURKISH_ANALYSIS: estypes.IndicesIndexSettingsAnalysis = {
  filter: {
    turkish_lowercase: { type: 'lowercase', language: 'turkish' },
    ...Object.fromEntries(
      STEM_RULES.map(({ name, ...rule }) => [name, { type: 'pattern_replace', ...rule, all: false }] as const),
    ),
    neighbours: {
      type: 'shingle',
      min_shingle_size: 2,
      max_shingle_size: 3,
      output_unigrams: false,
      token_separator: '',
    },
    endings: { type: 'edge_ngram', min_gram: SHORTEST_ENDING, max_gram: LONGEST_ENDING },
    // Replaces a word without one of these ends by an empty token, which the next filter removes.
    short_heads: {
      type: 'pattern_replace',
      pattern: `^(?:.{2,}?(${SHORT_HEADS.join('|')})|.*)$`,
      replacement: '$1',
      all: false,
    },
    not_empty: { type: 'stop', stopwords: [''] },
    prefixes: { type: 'edge_ngram', min_gram: 1, max_gram: LONGEST_PREFIX },
    longest_prefix: { type: 'truncate', length: LONGEST_PREFIX },
  },
  analyzer: {
    exact: analyzer(words),
    folded: analyzer(foldedWords),
    stemmed: analyzer([...foldedWords, ...stems]),
    joined: analyzer([...foldedWords, 'neighbours', ...stems]),
    endings: analyzer([...foldedWords, ...stems, 'reverse', 'endings', 'reverse']),
    heads: analyzer([...foldedWords, ...stems, 'short_heads', 'not_empty']),
    prefix: analyzer([...foldedWords, 'prefixes']),
    prefix_search: analyzer([...foldedWords, 'longest_prefix']),
  },
};
