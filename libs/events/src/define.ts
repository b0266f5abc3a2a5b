import { z } from 'zod';

export type Lane = 'live' | 'bulk';

/** Subject of a domain event: `events.<service>.<aggregate>.<fact>.v<n>`. On the bulk lane `events.` becomes `bulk.`. */
export interface EventDefinition<Data = unknown> {
  subject: `events.${string}`;
  schema: z.ZodType<Data>;
}

/** A domain event: a past fact, with a snapshot that any visitor may see. */
export function defineEvent<S extends z.ZodType>(
  subject: `events.${string}.${string}.${string}.v${number}`,
  schema: S,
): EventDefinition<z.infer<S>> {
  return { subject, schema: schema as unknown as z.ZodType<z.infer<S>> };
}

/** A notification on `notification.<service>.<fact>.v<n>`, over core NATS. It is not stored: a service that misses it falls back on a timer. */
export interface NotificationDefinition<Data = unknown> {
  subject: `notification.${string}`;
  schema: z.ZodType<Data>;
}

export function defineNotification<S extends z.ZodType>(
  subject: `notification.${string}.${string}.v${number}`,
  schema: S,
): NotificationDefinition<z.infer<S>> {
  return { subject, schema: schema as unknown as z.ZodType<z.infer<S>> };
}

/** An event in a message, alone or in a batch. `version` orders the events of one aggregate. */
export const EventEnvelope = z.object({
  id: z.uuid(),
  subject: z.string(),
  aggregateId: z.string().min(1).max(120),
  version: z.int().positive(),
  /** The first 32 hex characters of the SHA-256 of the canonical JSON of `data`, for comparing two stores. */
  hash: z.string().length(32),
  lane: z.enum(['live', 'bulk']),
  at: z.iso.datetime(),
  /** The W3C `traceparent` of the change. */
  trace: z.string().max(64).optional(),
  data: z.unknown(),
});
export type EventEnvelope<Data = unknown> = Omit<z.infer<typeof EventEnvelope>, 'data'> & { data: Data };

/** The subject on which an event of a lane is published. */
export function subjectOn(lane: Lane, definition: Pick<EventDefinition, 'subject'>): string {
  return lane === 'live' ? definition.subject : definition.subject.replace(/^events\./, 'bulk.');
}
