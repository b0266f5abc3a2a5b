import type { estypes } from '@elastic/elasticsearch';

// Order among hits comes from constant scores, so neither frequencies nor lengths are kept.
export const text = (
  analyzer: string,
  over: Partial<estypes.MappingTextProperty> = {},
): estypes.MappingTextProperty => ({ type: 'text', analyzer, norms: false, index_options: 'docs', ...over });
export const prefix = text('prefix', { search_analyzer: 'prefix_search' });

/** A text whose words are held in other fields, into which it is copied. */
export const copiedTo = (...fields: string[]): estypes.MappingTextProperty =>
  text('exact', { copy_to: fields, index: false });

/** The fields in which words are looked for: what it is called and where, the beginnings and endings of that, and what is told of it. */
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
