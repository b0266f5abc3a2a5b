import type { RequestContract } from '@tedarik/commands';
import type { EventEnvelope, Lane, NotificationDefinition } from '@tedarik/events';
import type { DocumentStamp, IndexDefinition, Tombstone } from '@tedarik/search';

/** A row of an owner's pages: what it holds under an id, and the hash of the event that announced it. */
export interface OwnerRow<Snapshot = unknown> extends DocumentStamp {
  id: string;
  /** null for a tombstone. */
  snapshot: Snapshot | null;
}

/** One index, and everything by which it follows its owner. */
export interface Projected<Snapshot = unknown> {
  index: IndexDefinition;
  /** Whose events: `events.directory.<aggregate>.>`. */
  aggregate: string;
  /** Its durables are `<durable>-live` and `<durable>-bulk`. */
  durable: string;
  /** Pages out what the owner holds. */
  ownerPages: RequestContract<
    { after: string | null; limit: number },
    { rows: OwnerRow<Snapshot>[]; next: string | null }
  >;
  documentOfRow(this: void, row: OwnerRow<Snapshot>): Tombstone;
  /** Throws `event-not-indexed` for a fact that nobody taught it. */
  documentOfEvent(this: void, event: EventEnvelope): Tombstone;
  /** Told of what searches see from then on. */
  notification: NotificationDefinition<{ ids: string[]; at: string; lane: Lane }>;
}

/** Under which a projection's own description is provided. */
export const PROJECTED = Symbol('what a projection follows');

export const LANES: readonly Lane[] = ['live', 'bulk'];

export const durableOf = ({ durable }: Pick<Projected, 'durable'>, lane: Lane): string => `${durable}-${lane}`;
