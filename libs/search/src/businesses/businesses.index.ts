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
  // No part of a place is looked for: 'bal' is not Balıkesir, 'deniz' not the Black Sea.
  places: copiedTo('titles'),
  nameKey: { type: 'keyword' },
  contacts: { type: 'keyword' },
  sortKey: { type: 'keyword', index: false },
  status: { type: 'keyword' },
  featured: { type: 'boolean' },
  verified: { type: 'boolean' },
  categoryIds: { type: 'keyword' },
  serviceAttributeIds: { type: 'keyword' },
  // Each with its own end, so that one that has expired does not count for another.
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

/** The index of businesses; the public reads those that are active and not deleted. */
export const BUSINESSES = defineIndex({
  name: 'businesses',
  definition: 12,
  publicFilter: { bool: { filter: [{ term: { status: 'active' } }, { term: { deleted: false } }] } },
  analysis: TURKISH_ANALYSIS,
  properties,
});
