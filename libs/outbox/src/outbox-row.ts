import type { EventEnvelope, Lane } from '@tedarik/events';

/** Name of the collection. */
export const OUTBOX = 'outbox';
/** Index over the waiting rows alone: stays small however many sent rows are kept. */
export const WAITING_INDEX = 'waiting';

/** An event that was committed with its cause; `sentAt` says when the stream had it. */
export interface OutboxRow {
  /** Id of the event, and of its message. */
  _id: string;
  /** What it is published on; names the lane. */
  subject: string;
  lane: Lane;
  aggregateId: string;
  version: number;
  envelope: EventEnvelope;
  /** null while it waits. */
  sentAt: Date | null;
  createdAt: Date;
}
