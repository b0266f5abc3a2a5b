import type { EventEnvelope } from '@tedarik/events';
import { MAX_MESSAGE_BYTES, MessageTooLarge } from '@tedarik/messaging';

/** Events that are sent as one message. */
export interface Batch {
  subject: string;
  envelopes: EventEnvelope[];
  /** An envelope as JSON, or an array of them. */
  message: string;
}

// A consumer handles all events of a message together, and receives all of them again if one fails.
const MOST_EVENTS = 64;
// A larger message would delay those of the live lane.
const MOST_BYTES = 128_000;

/**
 * Packs consecutive events of the bulk lane with the same subject into one message; each event of the live lane has its own. This saves
 * work, because the outbox, the stream and each consumer have the same cost per message, whatever its content. Throws MessageTooLarge.
 */
export function inBatches(events: Iterable<{ subject: string; envelope: EventEnvelope }>): Batch[] {
  const batches: (Omit<Batch, 'message'> & { texts: string[]; bytes: number })[] = [];
  for (const { subject, envelope } of events) {
    const text = JSON.stringify(envelope);
    const bytes = Buffer.byteLength(text);
    if (bytes > MAX_MESSAGE_BYTES) throw new MessageTooLarge(subject, bytes);
    const last = batches.at(-1);
    const fits = last?.subject === subject && last.texts.length < MOST_EVENTS && last.bytes + bytes <= MOST_BYTES;
    if (envelope.lane === 'live' || !last || !fits) {
      batches.push({ subject, envelopes: [envelope], texts: [text], bytes });
      continue;
    }
    last.envelopes.push(envelope);
    last.texts.push(text);
    last.bytes += bytes;
  }
  return batches.map(({ subject, envelopes, texts }) => ({
    subject,
    envelopes,
    message: texts.length === 1 ? texts[0]! : `[${texts.join(',')}]`,
  }));
}
