import type { Client, estypes } from '@elastic/elasticsearch';
import type { Tombstone } from '@tedarik/search';
import { DocumentRefused, IndexMissing } from './elasticsearch.js';

/** Result for a document: written, skipped because the index has a newer version, or refused. */
export interface Written {
  outcome: 'written' | 'overtaken' | 'refused';
  error?: Error;
}

const SUCCEEDED = 300;
const CONFLICT = 409;

/**
 * Writes documents to each target in one bulk request, in order. The highest version wins, whatever the order and number of writes.
 * Tombstones are stored as documents, because Elasticsearch forgets the version of a deleted one. Throws when Elasticsearch is unreachable.
 */
export async function writeDocuments(client: Client, targets: string[], documents: Tombstone[]): Promise<Written[]> {
  if (documents.length === 0) return [];
  const { items } = await client.bulk({
    require_alias: true,
    operations: documents.flatMap((document) =>
      targets.flatMap((target) => [
        { index: { _index: target, _id: document.id, version: document.version, version_type: 'external' as const } },
        document,
      ]),
    ),
    filter_path: 'items.*.status,items.*.error.type,items.*.error.reason,items.*.error.caused_by.reason,errors',
  });
  return documents.map((_, index) => {
    const ofDocument = items.slice(index * targets.length, (index + 1) * targets.length);
    return worst(ofDocument.map(({ index: item }) => writtenOf(item)));
  });
}

function writtenOf(item: estypes.BulkResponseItem | undefined): Written {
  const { status = 503, error } = item ?? {};
  if (status < SUCCEEDED) return { outcome: 'written' };
  if (status === CONFLICT) return { outcome: 'overtaken' };
  const reason = [error?.reason, error?.caused_by?.reason].filter(Boolean).join(': ');
  if (error?.type === 'index_not_found_exception') return { outcome: 'refused', error: new IndexMissing(reason) };
  return { outcome: 'refused', error: new DocumentRefused(status, error?.type ?? 'unknown', reason) };
}

const worst = (all: Written[]): Written =>
  all.find(({ outcome }) => outcome === 'refused') ??
  all.find(({ outcome }) => outcome === 'written') ?? { outcome: 'overtaken' };
