import type { Lane } from '@tedarik/events';

/** Name of the collection. */
export const OUTBOX = 'outbox';
/** Index over the waiting rows alone: stays small however many sent rows are kept. */
export const WAITING_INDEX = 'waiting';

/** A message that was committed with its cause; `sentAt` says when the stream had it. */
export interface OutboxRow {
  /** Id of the message, and of the first event in it. */
  _id: string;
  /** What it is published on; names the lane. */
  subject: string;
  lane: Lane;
  /** How many events it carries: one on the live lane. */
  events: number;
  /** As it is published: the envelope of an event as JSON, or an array of them. */
  message: string;
  /** null while it waits. */
  sentAt: Date | null;
  createdAt: Date;
}
