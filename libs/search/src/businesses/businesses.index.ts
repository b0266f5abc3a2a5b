import type { estypes } from '@elastic/elasticsearch';
import { TURKISH_ANALYSIS } from './analysis.js';

/** How soon at the latest a written business is seen; named, because an idle index with the default stops refreshing. */
export const REFRESH_INTERVAL = '200ms';

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
  id: { type: 'keyword' },
  version: { type: 'long' },
  hash: { type: 'keyword', index: false },
  deleted: { type: 'boolean' },
  name: text('stemmed', { copy_to: ['titles', 'words'], fields: { prefix } }),
  productNames: text('exact', { copy_to: ['titles', 'words'], index: false }),
  places: text('exact', { copy_to: ['titles', 'words'], index: false }),
  description: text('exact', { copy_to: ['words'], index: false }),
  words: text('exact', { fields: { stemmed: text('stemmed', { index_options: 'positions' }) } }),
  titles: text('stemmed', { fields: { joined: text('joined', { search_analyzer: 'stemmed' }), prefix } }),
  nameKey: { type: 'keyword' },
  sortKey: { type: 'keyword', index: false },
  status: { type: 'keyword' },
  featured: { type: 'boolean' },
  verified: { type: 'boolean' },
  categoryIds: { type: 'keyword' },
  cityKeys: { type: 'keyword' },
  districtKeys: { type: 'keyword' },
  rating: { type: 'float' },
  reviewCount: { type: 'integer' },
  establishedYear: { type: 'short' },
  createdAt: { type: 'date' },
  card: shown,
};

/** Under which names an index is reached. */
export interface IndexNames {
  /** What the indexer writes: every business, tombstones too. */
  alias: string;
  /** What the public reads: active and not deleted. */
  publicAlias: string;
  /** Announces the index that a rebuild is filling: it is written as well. */
  nextAlias: string;
}

const businesses = (prefix: string): IndexNames => ({
  alias: `${prefix}businesses`,
  publicAlias: `${prefix}businesses-public`,
  nextAlias: `${prefix}businesses-next`,
});

const publicFilter: estypes.QueryDslQueryContainer = {
  bool: { filter: [{ term: { status: 'active' } }, { term: { deleted: false } }] },
};

/** The index of businesses. */
export const BUSINESSES = {
  /** Rises with every change of settings or mappings: an index of an older definition is rebuilt. */
  definition: 1,
  ...businesses(''),
  /** The same under names of its own, so that several systems share one engine. */
  names: businesses,
  publicFilter,
  /** Body that creates the index; `replicas` is 0 where there is one node. */
  body: ({ replicas = 0 }: { replicas?: number } = {}) => ({
    settings: {
      number_of_shards: 1,
      number_of_replicas: replicas,
      refresh_interval: REFRESH_INTERVAL,
      max_result_window: 1_000_000,
      analysis: TURKISH_ANALYSIS,
    } satisfies estypes.IndicesIndexSettings,
    mappings: {
      dynamic: 'strict',
      _meta: { definition: BUSINESSES.definition },
      properties,
    } satisfies estypes.MappingTypeMapping,
  }),
} as const;
