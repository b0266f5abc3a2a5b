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
  name: text('stemmed', { copy_to: ['titles', 'words'], fields: { prefix } }),
  productNames: text('exact', { copy_to: ['titles', 'words'], index: false }),
  places: text('exact', { copy_to: ['titles', 'words'], index: false }),
  description: text('exact', { copy_to: ['words'], index: false }),
  words: text('exact', { fields: { stemmed: text('stemmed', { index_options: 'positions' }) } }),
  titles: text('stemmed', { fields: { joined: text('joined', { search_analyzer: 'stemmed' }), prefix } }),
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
  definition: 5,
  publicFilter: { bool: { filter: [{ term: { status: 'active' } }, { term: { deleted: false } }] } },
  analysis: TURKISH_ANALYSIS,
  properties,
});
