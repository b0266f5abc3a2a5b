import type { estypes } from '@elastic/elasticsearch';

// Hits are ordered by constant scores, so neither term frequencies nor field lengths are stored.
export const text = (
  analyzer: string,
  over: Partial<estypes.MappingTextProperty> = {},
): estypes.MappingTextProperty => ({ type: 'text', analyzer, norms: false, index_options: 'docs', ...over });
export const prefix = text('prefix', { search_analyzer: 'prefix_search' });

/** A text field that is not indexed itself; its words are copied into other fields. */
export const copiedTo = (...fields: string[]): estypes.MappingTextProperty =>
  text('exact', { copy_to: fields, index: false });

/**
 * The fields in which words are searched: titles (names, products, places), the beginnings and endings of their words, and the description.
 */
export const WORD_FIELDS = {
  description: text('stemmed', { index_options: 'positions' }),
  titles: text('stemmed', {
    index_options: 'positions',
    fields: {
      exact: text('exact'),
      folded: text('folded'),
      joined: text('joined', { search_analyzer: 'stemmed' }),
    },
  }),
  beginnings: prefix,
  endings: text('endings', {
    search_analyzer: 'stemmed',
    fields: { heads: text('heads', { search_analyzer: 'stemmed' }) },
  }),
} satisfies Record<string, estypes.MappingProperty>;
