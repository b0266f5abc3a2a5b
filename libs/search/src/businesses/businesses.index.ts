import type { estypes } from '@elastic/elasticsearch';
import { defineIndex, STAMP_PROPERTIES } from '../index-definition.js';
import { copiedTo, prefix, text, WORD_FIELDS } from '../word-fields.js';
import { TURKISH_ANALYSIS } from './analysis.js';

const shown: estypes.MappingProperty = { type: 'object', enabled: false };

const properties: Record<string, estypes.MappingProperty> = {
  ...STAMP_PROPERTIES,
  ...WORD_FIELDS,
  name: text('stemmed', { copy_to: ['titles', 'beginnings', 'endings'], fields: { prefix } }),
  productNames: copiedTo('titles', 'beginnings', 'endings'),
  // Places are matched by whole words only, not by beginnings or endings: 'bal' must not match Balıkesir, nor 'deniz' Karadeniz.
  places: copiedTo('titles'),
  nameKey: { type: 'keyword' },
  contacts: { type: 'keyword' },
  sortKey: { type: 'keyword', index: false },
  status: { type: 'keyword' },
  featured: { type: 'boolean' },
  verified: { type: 'boolean' },
  categoryIds: { type: 'keyword' },
  serviceAttributeIds: { type: 'keyword' },
  // Nested, so that the validity of each certificate is checked together with its own id.
  certificates: { type: 'nested', properties: { id: { type: 'keyword' }, until: { type: 'date' } } },
  openMinutes: { type: 'integer_range' },
  cityKeys: { type: 'keyword' },
  districtKeys: { type: 'keyword' },
  points: { type: 'geo_point' },
  rating: { type: 'float' },
  reviewCount: { type: 'integer' },
  establishedYear: { type: 'short' },
  createdAt: { type: 'date' },
  card: shown,
};

/** The index of businesses; the public alias contains those that are active and not deleted. */
export const BUSINESSES = defineIndex({
  name: 'businesses',
  definition: 13,
  publicFilter: { bool: { filter: [{ term: { status: 'active' } }, { term: { deleted: false } }] } },
  analysis: TURKISH_ANALYSIS,
  properties,
});
