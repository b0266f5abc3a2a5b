import type { JsMsg } from '@nats-io/jetstream';
import { CATALOGUE, EventEnvelope } from '@tedarik/events';
import { z } from 'zod';
import { withoutLane } from '../streams/subjects.js';

/** A stored message is not an event that this build knows. `code` becomes the reason when it is parked. */
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

/** The event in a message: envelope and data parsed, subject without lane. Throws UnreadableEvent. */
export function readEvent(message: Pick<JsMsg, 'subject' | 'data'>): EventEnvelope {
  const subject = withoutLane(message.subject);
  const definition = definitions.get(subject);
  if (!definition) throw new UnreadableEvent('unknown-subject', message.subject);
  const envelope = EventEnvelope.safeParse(jsonOf(message));
  if (!envelope.success) throw new UnreadableEvent('bad-envelope', z.prettifyError(envelope.error));
  if (withoutLane(envelope.data.subject) !== subject) {
    throw new UnreadableEvent('bad-envelope', `${envelope.data.subject} came on ${message.subject}`);
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
