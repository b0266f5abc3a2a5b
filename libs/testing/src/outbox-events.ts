import type { EventEnvelope, Lane } from '@tedarik/events';
import type { mongo } from 'mongoose';
import sift from 'sift';

/** An event in an outbox, separated from other events in the same message. */
export interface OutboxEvent<Data = Record<string, unknown>> {
  _id: string;
  /** Includes the lane. */
  subject: string;
  lane: Lane;
  aggregateId: string;
  version: number;
  envelope: EventEnvelope<Data>;
  sentAt: Date | null;
  createdAt: Date;
}

type OutboxRow = Pick<OutboxEvent, 'subject' | 'lane' | 'sentAt' | 'createdAt'> & { message: string };

/** The events in a service's outbox that match a MongoDB filter on OutboxEvent, oldest first. */
export async function outboxEvents<Data = Record<string, unknown>>(
  db: mongo.Db,
  filter: object = {},
): Promise<OutboxEvent<Data>[]> {
  const rows = await db.collection('outbox').find().sort({ _id: 1 }).toArray();
  return rows.flatMap(eventsOf<Data>).filter(sift.default(filter));
}

function eventsOf<Data>(row: mongo.Document): OutboxEvent<Data>[] {
  const { subject, lane, message, sentAt, createdAt } = row as OutboxRow;
  const carried = JSON.parse(message) as EventEnvelope<Data> | EventEnvelope<Data>[];
  return [carried].flat().map((envelope) => {
    const { id, aggregateId, version } = envelope;
    return { _id: id, subject, lane, aggregateId, version, envelope, sentAt, createdAt };
  });
}
