import type { EventDefinition, EventEnvelope } from '@tedarik/events';
import { type DocumentStamp, type Tombstone, tombstone } from '@tedarik/search';
import { DomainError } from '@tedarik/service-kit';
import type { OwnerRow, Projected } from './projected.js';

interface Facts<Snapshot> {
  changed: EventDefinition<Snapshot>;
  deleted: EventDefinition;
  toDocument: (snapshot: Snapshot, stamp: DocumentStamp) => Tombstone;
}

/** Converts the owner's events and rows to index documents. */
export const indexDocuments = <Snapshot>({
  changed,
  deleted,
  toDocument,
}: Facts<Snapshot>): Pick<Projected<Snapshot>, 'documentOfEvent' | 'documentOfRow'> => ({
  documentOfEvent(event: EventEnvelope): Tombstone {
    switch (event.subject) {
      case changed.subject:
        return toDocument(event.data as Snapshot, event);
      case deleted.subject:
        return tombstone(event.aggregateId, event);
      default:
        throw new DomainError('event-not-indexed', 'invalid', { subject: event.subject });
    }
  },
  documentOfRow: ({ id, version, hash, snapshot }: OwnerRow<Snapshot>) =>
    snapshot ? toDocument(snapshot, { version, hash }) : tombstone(id, { version, hash }),
});
