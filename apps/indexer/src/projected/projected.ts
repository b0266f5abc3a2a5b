import type { RequestContract } from '@tedarik/commands';
import type { EventEnvelope, Lane, NotificationDefinition } from '@tedarik/events';
import type { DocumentStamp, IndexDefinition, Tombstone } from '@tedarik/search';

/** A row of the owner's pages: the current snapshot of a record, and the hash of the event that published it. */
export interface OwnerRow<Snapshot = unknown> extends DocumentStamp {
  id: string;
  /** null for a tombstone. */
  snapshot: Snapshot | null;
}

/** One index, and everything needed to follow its owner. */
export interface Projected<Snapshot = unknown> {
  index: IndexDefinition;
  /** The aggregate in the subject of its events: `events.directory.<aggregate>.>`. */
  aggregate: string;
  /** Its consumers are named `<durable>-live` and `<durable>-bulk`. */
  durable: string;
  /** The request that returns all records of the owner, page by page. */
  ownerPages: RequestContract<
    { after: string | null; limit: number },
    { rows: OwnerRow<Snapshot>[]; next: string | null }
  >;
  documentOfRow(this: void, row: OwnerRow<Snapshot>): Tombstone;
  /** Throws `event-not-indexed` for an unknown event. */
  documentOfEvent(this: void, event: EventEnvelope): Tombstone;
  /** Notification that records are now visible to searches. */
  notification: NotificationDefinition<{ ids: string[]; at: string; lane: Lane }>;
}

/** Token under which a projection's description is injected. */
export const PROJECTED = Symbol('what a projection follows');

export const LANES: readonly Lane[] = ['live', 'bulk'];

export const durableOf = ({ durable }: Pick<Projected, 'durable'>, lane: Lane): string => `${durable}-${lane}`;
