import type { EventDefinition, EventEnvelope, Lane } from '@tedarik/events';
import { hashOf, newId, traceparent } from '@tedarik/service-kit';
import { z } from 'zod';

/** The content of an event. `version` is the aggregate's version after the change. */
export interface NewEvent<Data = unknown> {
  aggregateId: string;
  version: number;
  data: Data;
  lane?: Lane;
}

/** The envelope of an event, with a new id. Throws when its data breaks its schema. */
export function envelopeOf<Data>(
  definition: EventDefinition<Data>,
  { aggregateId, version, data, lane = 'live' }: NewEvent<Data>,
  at: Date,
): EventEnvelope {
  const snapshot = publicPart(definition, data);
  const trace = traceparent();
  return {
    id: newId(),
    subject: definition.subject,
    aggregateId,
    version,
    hash: hashOf(snapshot),
    lane,
    at: at.toISOString(),
    ...(trace && { trace }),
    data: snapshot,
  };
}

/** Keeps only the fields of the schema. Invalid data is a bug of ours and not of the client, so this does not throw a ZodError. */
function publicPart(definition: EventDefinition, data: unknown): unknown {
  const parsed = definition.schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new Error(`Data of ${definition.subject} breaks its schema: ${z.prettifyError(parsed.error)}`);
}
