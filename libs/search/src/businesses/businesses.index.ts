import type { estypes } from '@elastic/elasticsearch';
import { defineIndex, STAMP_PROPERTIES } from '../index-definition.js';
import { TURKISH_ANALYSIS } from './analysis.js';

// Order among hits comes from constant scores, so neither frequencies nor lengths are kept.
const text = (analyzer: string, over: Partial<estypes.MappingTextProperty> = {}): estypes.MappingTextProperty => ({
  type: 'text',
  analyzer,
  norms: false,
  index_options: 'docs',
  ...over,
});
const prefix = text('prefix', { search_analyzer: 'prefix_search' });
const shown: estypes.MappingProperty = { type: 'object', enabled: false };

const properties: Record<string, estypes.MappingProperty> = {
  ...STAMP_PROPERTIES,
  name: text('stemmed', { copy_to: ['titles', 'beginnings'], fields: { prefix } }),
  productNames: text('exact', { copy_to: ['titles', 'beginnings'], index: false }),
  // No beginning of a place is looked for: 'bal' is not Balıkesir.
  places: text('exact', { copy_to: ['titles'], index: false }),
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
  nameKey: { type: 'keyword' },
  contacts: { type: 'keyword' },
  sortKey: { type: 'keyword', index: false },
  status: { type: 'keyword' },
  featured: { type: 'boolean' },
  verified: { type: 'boolean' },
  categoryIds: { type: 'keyword' },
  cityKeys: { type: 'keyword' },
  districtKeys: { type: 'keyword' },
  points: { type: 'geo_point' },
  rating: { type: 'float' },
  reviewCount: { type: 'integer' },
  establishedYear: { type: 'short' },
  createdAt: { type: 'date' },
  card: shown,
};

/** The index of businesses; the public reads those that are active and not deleted. */
export const BUSINESSES = defineIndex({
  name: 'businesses',
  definition: 6,
  publicFilter: { bool: { filter: [{ term: { status: 'active' } }, { term: { deleted: false } }] } },
  analysis: TURKISH_ANALYSIS,
  properties,
});
