import type { JsMsg } from '@nats-io/jetstream';
import { CATALOGUE, EventEnvelope } from '@tedarik/events';
import { z } from 'zod';
import { withoutLane } from '../streams/subjects.js';

/** A stored message is not an event that this release knows. `code` becomes the reason of the dead letter. */
export class UnreadableEvent extends Error {
  constructor(
    readonly code: 'unknown-subject' | 'bad-envelope' | 'bad-data',
    details: string,
  ) {
    super(`${code}: ${details}`);
  }
}

const definitions = new Map<string, (typeof CATALOGUE)[number]>(
  CATALOGUE.map((definition) => [definition.subject, definition]),
);

/** The unparsed envelopes of a message: one, or those of a batch. Throws UnreadableEvent. */
export function envelopesIn(message: Pick<JsMsg, 'data'>): unknown[] {
  const carried = jsonOf(message);
  return Array.isArray(carried) ? carried : [carried];
}

/** Parses the envelope and data of an event, and removes the lane from its subject. Throws UnreadableEvent. */
export function readEvent(cameOn: string, carried: unknown): EventEnvelope {
  const subject = withoutLane(cameOn);
  const definition = definitions.get(subject);
  if (!definition) throw new UnreadableEvent('unknown-subject', cameOn);
  const envelope = EventEnvelope.safeParse(carried);
  if (!envelope.success) throw new UnreadableEvent('bad-envelope', z.prettifyError(envelope.error));
  if (withoutLane(envelope.data.subject) !== subject) {
    throw new UnreadableEvent('bad-envelope', `${envelope.data.subject} came on ${cameOn}`);
  }
  const data = definition.schema.safeParse(envelope.data.data);
  if (!data.success) throw new UnreadableEvent('bad-data', z.prettifyError(data.error));
  return { ...envelope.data, subject, data: data.data };
}

function jsonOf({ data }: Pick<JsMsg, 'data'>): unknown {
  try {
    return JSON.parse(Buffer.from(data).toString('utf8'));
  } catch {
    throw new UnreadableEvent('bad-envelope', 'not JSON');
  }
}
