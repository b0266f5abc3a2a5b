import type { Lane } from '@tedarik/events';

/** Name of the collection. */
export const OUTBOX = 'outbox';
/** A partial index of the waiting rows only, so that it stays small however many sent rows are stored. */
export const WAITING_INDEX = 'waiting';

/** A message that is committed together with the change that it publishes. */
export interface OutboxRow {
  /** Id of the message and of its first event. */
  _id: string;
  /** The subject to publish it on, with the lane. */
  subject: string;
  lane: Lane;
  /** Number of its events: 1 on the live lane. */
  events: number;
  /** The published text: the envelope of an event as JSON, or an array of them. */
  message: string;
  /** When the stream stored it; null while the row waits to be sent. */
  sentAt: Date | null;
  createdAt: Date;
}
