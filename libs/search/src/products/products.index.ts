import type { estypes } from '@elastic/elasticsearch';
import { defineIndex, STAMP_PROPERTIES } from '../index-definition.js';

// Texts come folded: every run of so many characters is a term, spaces and punctuation too.
const grams = (length: number): estypes.AnalysisTokenizer => ({ type: 'ngram', min_gram: length, max_gram: length });
const text = (analyzer: string): estypes.MappingTextProperty => ({
  type: 'text',
  analyzer,
  norms: false,
  index_options: 'positions',
});

/** The index of products; the public reads those that a public business offers. */
export const PRODUCTS = defineIndex({
  name: 'products',
  definition: 2,
  publicFilter: { bool: { filter: [{ term: { public: true } }, { term: { deleted: false } }] } },
  analysis: {
    tokenizer: { pairs: grams(2), triples: grams(3) },
    analyzer: {
      pairs: { type: 'custom', tokenizer: 'pairs' },
      triples: { type: 'custom', tokenizer: 'triples' },
    },
  },
  properties: {
    ...STAMP_PROPERTIES,
    public: { type: 'boolean' },
    text: { ...text('triples'), fields: { pairs: text('pairs') } },
    sortKey: { type: 'keyword', index: false },
    categoryId: { type: 'keyword' },
    card: { type: 'object', enabled: false },
  },
});
