import { z } from 'zod';

export type Lane = 'live' | 'bulk';

/** Subject of a domain event: `events.<service>.<aggregate>.<fact>.v<n>`. On the bulk lane `events.` becomes `bulk.`. */
export interface EventDefinition<Data = unknown> {
  subject: `events.${string}`;
  schema: z.ZodType<Data>;
}

/** A domain event: something that has happened, in the past tense, with a snapshot that any visitor might see. */
export function defineEvent<S extends z.ZodType>(
  subject: `events.${string}.${string}.${string}.v${number}`,
  schema: S,
): EventDefinition<z.infer<S>> {
  return { subject, schema: schema as unknown as z.ZodType<z.infer<S>> };
}

/** Subject of a notice: `notice.<service>.<fact>.v<n>`, core NATS, kept by nobody: who misses it falls back on time. */
export interface NoticeDefinition<Data = unknown> {
  subject: `notice.${string}`;
  schema: z.ZodType<Data>;
}

export function defineNotice<S extends z.ZodType>(
  subject: `notice.${string}.${string}.v${number}`,
  schema: S,
): NoticeDefinition<z.infer<S>> {
  return { subject, schema: schema as unknown as z.ZodType<z.infer<S>> };
}

/** What travels on the stream, alone or in a batch. `version` orders one aggregate's events. */
export const EventEnvelope = z.object({
  id: z.uuid(),
  subject: z.string(),
  aggregateId: z.string().min(1).max(120),
  version: z.int().positive(),
  /** sha-256 of the canonical JSON of `data`, hex, first 32 characters: compares what two stores hold. */
  hash: z.string().length(32),
  lane: z.enum(['live', 'bulk']),
  at: z.iso.datetime(),
  trace: z.string().max(64).optional(),
  data: z.unknown(),
});
export type EventEnvelope<Data = unknown> = Omit<z.infer<typeof EventEnvelope>, 'data'> & { data: Data };

/** The subject on which an event of a lane is published. */
export function subjectOn(lane: Lane, definition: Pick<EventDefinition, 'subject'>): string {
  return lane === 'live' ? definition.subject : definition.subject.replace(/^events\./, 'bulk.');
}
