import type { JsMsg, StoredMsg } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import type { JetStream } from '../streams/jetstream.js';
import { DEAD_LETTERS } from '../streams/streams.js';
import type { FailedEvent } from './in-flight-message.js';

const PAGE = 200;
const REDRIVE_FOR_MS = 15_000;

const HEADER = {
  durable: 'Tedarik-Durable',
  stream: 'Tedarik-Stream',
  subject: 'Tedarik-Subject',
  sequence: 'Tedarik-Sequence',
  reason: 'Tedarik-Reason',
} as const;

/** The subjects are named `parked` as in the first release, like the stream `PARKED`, because messages are stored under that name. */
const subjectOf = (durable: string): string => `parked.${durable}`;

/** An event that a durable failed to process five times. */
export interface DeadLetter {
  /** Its sequence number in the PARKED stream. */
  id: number;
  durable: string;
  /** The stream, sequence number and subject of the original message. */
  stream: string;
  sequence: number;
  subject: string;
  /** Code of the last failure, e.g. `bad-data`. */
  reason: string;
  deadLetteredAt: Date;
  payload: Uint8Array;
}

/** Dead letters are stored until an administrator redrives or discards them. */
export class DeadLetters {
  constructor(private readonly jetstream: JetStream) {}

  async park(durable: string, message: JsMsg, { place, payload }: FailedEvent, reason: string): Promise<void> {
    const { stream, streamSequence } = message.info;
    const about = headers();
    about.set(HEADER.durable, durable);
    about.set(HEADER.stream, stream);
    about.set(HEADER.subject, message.subject);
    about.set(HEADER.sequence, String(streamSequence));
    about.set(HEADER.reason, reason);
    // The id includes the time because the sequence of a re-created stream starts at 1 again.
    const id = `${durable}:${stream}:${streamSequence}:${message.timestampNanos}:${place}`;
    await this.jetstream.publish(subjectOf(durable), payload, id, about);
  }

  /** Oldest first, at most `limit`. */
  async list(durable: string, limit = 1_000): Promise<DeadLetter[]> {
    const manager = await this.jetstream.manager();
    const deadLetters: DeadLetter[] = [];
    let after = 0;
    while (deadLetters.length < limit) {
      const query = { seq: after + 1, next_by_subj: subjectOf(durable) };
      const stored = await manager.streams.getMessage(DEAD_LETTERS.name, query);
      if (!stored) break;
      deadLetters.push(toDeadLetter(stored));
      after = stored.seq;
    }
    return deadLetters;
  }

  async count(durable: string): Promise<number> {
    const manager = await this.jetstream.manager();
    const subject = subjectOf(durable);
    const { state } = await manager.streams.info(DEAD_LETTERS.name, { subjects_filter: subject });
    return state.subjects?.[subject] ?? 0;
  }

  /**
   * Publishes all present dead letters again on their original subjects, so that all consumers of these receive them once more. Starts no
   * new page after 15 s; count() returns how many are left. Returns the number that was published.
   */
  async redrive(durable: string): Promise<number> {
    const { streams } = await this.jetstream.manager();
    const { last_seq: last } = (await streams.info(DEAD_LETTERS.name)).state;
    const giveUpAt = performance.now() + REDRIVE_FOR_MS;
    for (let redriven = 0; ;) {
      const page = performance.now() < giveUpAt ? await this.list(durable, PAGE) : [];
      // Those with higher ids have failed again in the meantime.
      const deadLetters = page.filter(({ id }) => id <= last);
      await Promise.all(deadLetters.map((each) => this.sendAgain(each)));
      redriven += deadLetters.length;
      if (deadLetters.length < PAGE) return redriven;
    }
  }

  private async sendAgain({ id, subject, payload, deadLetteredAt }: DeadLetter): Promise<void> {
    await this.jetstream.publish(subject, payload, `redrive:${id}:${deadLetteredAt.getTime()}`);
    const { streams } = await this.jetstream.manager();
    await streams.deleteMessage(DEAD_LETTERS.name, id).catch(async (error: unknown) => {
      // A parallel redrive or discard may have deleted it already.
      if (await streams.getMessage(DEAD_LETTERS.name, { seq: id })) throw error;
    });
  }

  /** Deletes all dead letters of a durable. Returns their number. */
  async discard(durable: string): Promise<number> {
    const manager = await this.jetstream.manager();
    const { purged } = await manager.streams.purge(DEAD_LETTERS.name, { filter: subjectOf(durable) });
    return purged;
  }
}

function toDeadLetter(stored: StoredMsg): DeadLetter {
  const header = (name: string) => stored.header.get(name);
  return {
    id: stored.seq,
    durable: header(HEADER.durable),
    stream: header(HEADER.stream),
    sequence: Number(header(HEADER.sequence)),
    subject: header(HEADER.subject),
    reason: header(HEADER.reason),
    deadLetteredAt: stored.time,
    payload: stored.data,
  };
}
