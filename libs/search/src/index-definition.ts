import type { estypes } from '@elastic/elasticsearch';

/**
 * The longest time until a written document becomes visible when no refresh is requested. The indexer requests a refresh after its writes;
 * each refresh costs the search engine as much as hundreds of documents. The interval is set explicitly, because an idle index with the
 * default setting stops refreshing.
 */
export const REFRESH_INTERVAL = '5s';

/** The names by which an index is addressed. */
export interface IndexNames {
  /** The alias that the indexer writes to; it contains everything, including tombstones. */
  alias: string;
  /** The alias that the public reads; it is filtered. */
  publicAlias: string;
  /** The alias of the index that a rebuild is filling; while it exists, changes are also written to it. */
  nextAlias: string;
}

interface IndexParts {
  name: string;
  /** Must be raised with every change of settings or mappings, so that an index with an older definition is rebuilt. */
  definition: number;
  /** The filter of the public alias. */
  publicFilter: estypes.QueryDslQueryContainer;
  analysis: estypes.IndicesIndexSettingsAnalysis;
  properties: Record<string, estypes.MappingProperty>;
}

/** An index as the indexer creates it and the gateway reads it. */
export interface IndexDefinition extends IndexNames {
  definition: number;
  publicFilter: estypes.QueryDslQueryContainer;
  /** The names with a prefix, so that several systems can share one search engine. */
  names: (prefix: string) => IndexNames;
  /** Body of the request that creates the index. Use 0 `replicas` if there is only one node. */
  body: (options?: { replicas?: number }) => {
    settings: estypes.IndicesIndexSettings;
    mappings: estypes.MappingTypeMapping;
  };
}

export function defineIndex({ name, definition, publicFilter, analysis, properties }: IndexParts): IndexDefinition {
  const names = (prefix: string): IndexNames => ({
    alias: prefix + name,
    publicAlias: `${prefix}${name}-public`,
    nextAlias: `${prefix}${name}-next`,
  });
  return {
    definition,
    ...names(''),
    names,
    publicFilter,
    body: ({ replicas = 0 } = {}) => ({
      settings: {
        number_of_shards: 1,
        number_of_replicas: replicas,
        refresh_interval: REFRESH_INTERVAL,
        max_result_window: 1_000_000,
        analysis,
      },
      mappings: { dynamic: 'strict', _meta: { definition }, properties },
    }),
  };
}

/** The state of the owner's record that a document reflects. */
export interface DocumentStamp {
  version: number;
  /** Hash of the published snapshot, for comparing the index with its owner. */
  hash: string;
}

/** The fields that every document has. Only these are left of a deleted one, so that its version can still be compared. */
export interface Tombstone extends DocumentStamp {
  id: string;
  deleted: boolean;
}

/** The document of a deleted record. It is hidden, and its version keeps older versions from being written again. */
export const tombstone = (id: string, { version, hash }: DocumentStamp): Tombstone => ({
  id,
  version,
  hash,
  deleted: true,
});

/** The mapping of the fields of a Tombstone. */
export const STAMP_PROPERTIES = {
  id: { type: 'keyword' },
  version: { type: 'long' },
  hash: { type: 'keyword', index: false },
  deleted: { type: 'boolean' },
} satisfies Record<string, estypes.MappingProperty>;
