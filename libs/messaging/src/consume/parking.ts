import type { JsMsg, StoredMsg } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import type { JetStream } from '../streams/jetstream.js';
import { PARKED } from '../streams/streams.js';
import type { FailedEvent } from './message-in-hand.js';

const PAGE = 200;
const REDRIVE_FOR_MS = 15_000;

const HEADER = {
  durable: 'Tedarik-Durable',
  stream: 'Tedarik-Stream',
  subject: 'Tedarik-Subject',
  sequence: 'Tedarik-Sequence',
  reason: 'Tedarik-Reason',
} as const;

/** An event that a durable failed on five times. */
export interface ParkedMessage {
  /** Its place in the PARKED stream. */
  id: number;
  durable: string;
  /** Where it was: stream, sequence there, and subject. */
  stream: string;
  sequence: number;
  subject: string;
  /** Code of the last failure, e.g. `bad-data`. */
  reason: string;
  parkedAt: Date;
  payload: Uint8Array;
}

/** The parked messages: kept until somebody sends them again or discards them. */
export class Parking {
  constructor(
    private readonly jetstream: JetStream,
    private readonly onParked: (durable: string) => void = () => undefined,
  ) {}

  async park(durable: string, message: JsMsg, { place, payload }: FailedEvent, reason: string): Promise<void> {
    const { stream, streamSequence } = message.info;
    const about = headers();
    about.set(HEADER.durable, durable);
    about.set(HEADER.stream, stream);
    about.set(HEADER.subject, message.subject);
    about.set(HEADER.sequence, String(streamSequence));
    about.set(HEADER.reason, reason);
    // Its time belongs to the id: a stream that was made again counts from one again.
    const id = `${durable}:${stream}:${streamSequence}:${message.timestampNanos}:${place}`;
    await this.jetstream.publish(`parked.${durable}`, payload, id, about);
    this.onParked(durable);
  }

  /** Oldest first, at most `limit`. */
  async list(durable: string, limit = 1_000): Promise<ParkedMessage[]> {
    const manager = await this.jetstream.manager();
    const parked: ParkedMessage[] = [];
    let after = 0;
    while (parked.length < limit) {
      const query = { seq: after + 1, next_by_subj: `parked.${durable}` };
      const stored = await manager.streams.getMessage(PARKED.name, query);
      if (!stored) break;
      parked.push(asParked(stored));
      after = stored.seq;
    }
    return parked;
  }

  async count(durable: string): Promise<number> {
    const manager = await this.jetstream.manager();
    const subject = `parked.${durable}`;
    const { state } = await manager.streams.info(PARKED.name, { subjects_filter: subject });
    return state.subjects?.[subject] ?? 0;
  }

  /**
   * Publishes every message that is parked by now on its subject again; all consumers see it once more. Begins no page
   * after 15 s: what is left then is still parked, and counted by count(). Returns how many.
   */
  async redrive(durable: string): Promise<number> {
    const { streams } = await this.jetstream.manager();
    const { last_seq: last } = (await streams.info(PARKED.name)).state;
    const giveUpAt = performance.now() + REDRIVE_FOR_MS;
    for (let redriven = 0; ;) {
      const page = performance.now() < giveUpAt ? await this.list(durable, PAGE) : [];
      // Those that failed again meanwhile lie behind.
      const parked = page.filter(({ id }) => id <= last);
      await Promise.all(parked.map((each) => this.sendAgain(each)));
      redriven += parked.length;
      if (parked.length < PAGE) return redriven;
    }
  }

  private async sendAgain({ id, subject, payload, parkedAt }: ParkedMessage): Promise<void> {
    await this.jetstream.publish(subject, payload, `redrive:${id}:${parkedAt.getTime()}`);
    const { streams } = await this.jetstream.manager();
    await streams.deleteMessage(PARKED.name, id);
  }

  /** Throws every parked message of a durable away. Returns how many. */
  async discard(durable: string): Promise<number> {
    const manager = await this.jetstream.manager();
    const { purged } = await manager.streams.purge(PARKED.name, { filter: `parked.${durable}` });
    return purged;
  }
}

function asParked(stored: StoredMsg): ParkedMessage {
  const header = (name: string) => stored.header.get(name);
  return {
    id: stored.seq,
    durable: header(HEADER.durable),
    stream: header(HEADER.stream),
    sequence: Number(header(HEADER.sequence)),
    subject: header(HEADER.subject),
    reason: header(HEADER.reason),
    parkedAt: stored.time,
    payload: stored.data,
  };
}
