import type { estypes } from '@elastic/elasticsearch';
import { TURKISH_ANALYSIS } from '../businesses/analysis.js';
import { defineIndex, STAMP_PROPERTIES } from '../index-definition.js';
import { copiedTo, text, WORD_FIELDS } from '../word-fields.js';

// Every sequence of `length` characters is a term, including spaces and punctuation. The texts are already folded.
const grams = (length: number): estypes.AnalysisTokenizer => ({ type: 'ngram', min_gram: length, max_gram: length });
const runs = (analyzer: string) => text(analyzer, { index_options: 'positions' });

/** The index of products; the public alias contains those that a public business offers. */
export const PRODUCTS = defineIndex({
  name: 'products',
  definition: 7,
  publicFilter: { bool: { filter: [{ term: { public: true } }, { term: { deleted: false } }] } },
  analysis: {
    ...TURKISH_ANALYSIS,
    tokenizer: { pairs: grams(2), triples: grams(3) },
    analyzer: {
      ...TURKISH_ANALYSIS.analyzer,
      pairs: { type: 'custom', tokenizer: 'pairs' },
      triples: { type: 'custom', tokenizer: 'triples' },
    },
  },
  properties: {
    ...STAMP_PROPERTIES,
    ...WORD_FIELDS,
    public: { type: 'boolean' },
    name: copiedTo('titles', 'beginnings', 'endings'),
    text: { ...runs('triples'), fields: { pairs: runs('pairs') } },
    sortKey: { type: 'keyword', index: false },
    price: { type: 'double' },
    categoryId: { type: 'keyword' },
    // An alias with the field name that keys of words are matched against in both indexes.
    categoryIds: { type: 'alias', path: 'categoryId' },
    card: { type: 'object', enabled: false },
  },
});
