import type { estypes } from '@elastic/elasticsearch';

/**
 * How soon at the latest a written document is seen, should nobody request a refresh: the indexer requests one after what
 * it writes. Each costs the engine as much as hundreds of documents. Named, because an idle index with the default stops
 * refreshing.
 */
export const REFRESH_INTERVAL = '5s';

/** Under which names an index is reached. */
export interface IndexNames {
  /** What the indexer writes: everything, tombstones too. */
  alias: string;
  /** What the public reads. */
  publicAlias: string;
  /** Announces the index that a rebuild is filling: it is written as well. */
  nextAlias: string;
}

interface IndexParts {
  name: string;
  /** Rises with every change of settings or mappings: an index of an older definition is rebuilt. */
  definition: number;
  /** What the public may see of it. */
  publicFilter: estypes.QueryDslQueryContainer;
  analysis: estypes.IndicesIndexSettingsAnalysis;
  properties: Record<string, estypes.MappingProperty>;
}

/** An index as the indexer makes it and the gateway reads it. */
export interface IndexDefinition extends IndexNames {
  definition: number;
  publicFilter: estypes.QueryDslQueryContainer;
  /** The same under names of its own, so that several systems share one engine. */
  names: (prefix: string) => IndexNames;
  /** Body that creates the index; `replicas` is 0 where there is one node. */
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

/** Which state of its owner's record a document shows. */
export interface DocumentStamp {
  version: number;
  /** Hash of what the owner announced, to compare both sides. */
  hash: string;
}

/** What every document has, and all that stays of a deleted one: its place in the order of versions. */
export interface Tombstone extends DocumentStamp {
  id: string;
  deleted: boolean;
}

/** The document of something deleted: hides it, and keeps older versions out for ever. */
export const tombstone = (id: string, { version, hash }: DocumentStamp): Tombstone => ({
  id,
  version,
  hash,
  deleted: true,
});

/** How the fields of a Tombstone are held. */
export const STAMP_PROPERTIES = {
  id: { type: 'keyword' },
  version: { type: 'long' },
  hash: { type: 'keyword', index: false },
  deleted: { type: 'boolean' },
} satisfies Record<string, estypes.MappingProperty>;
