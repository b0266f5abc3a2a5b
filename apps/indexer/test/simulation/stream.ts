import { EventEmitter } from 'node:events';
import type { JetStream } from '@tedarik/messaging';
import { errors } from '@nats-io/transport-node';
import type { SimulatedProcess, SimulatedRun } from '@tedarik/testing/simulation';
import type { PlantedFault } from './planted.js';

interface Stored {
  seq: number;
  id: string;
  subject: string;
  data: Uint8Array;
}

const ACK_WAIT_MS = 9_000;
const DELIVERED_FROM_FIRST = 4;
const natsAway = () => new errors.TimeoutError();

/**
 * A stream in memory with one durable consumer on its live lane. Messages are delivered in any order, and repeated until they are settled.
 */
export class StreamInMemory {
  readonly stored: Stored[] = [];
  readonly deadLetters: string[] = [];
  /** When each unsettled message may be delivered. */
  private readonly due = new Map<number, number>();
  private readonly changes = new EventEmitter().setMaxListeners(0);

  constructor(
    private readonly run: SimulatedRun,
    private readonly planted?: PlantedFault,
  ) {}

  get isSettled(): boolean {
    return this.due.size === 0;
  }

  for(process: SimulatedProcess): JetStream {
    const position = { ack_floor: { stream_seq: 0 }, delivered: { stream_seq: 0 }, num_ack_pending: 0 };
    const manager = {
      streams: { info: () => Promise.resolve({ created: 'once', state: { first_seq: 1, last_seq: 0 } }) },
      consumers: Object.fromEntries(['info', 'add', 'update'].map((name) => [name, () => Promise.resolve(position)])),
    };
    const get = (_stream: string, durable: string) =>
      Promise.resolve({
        fetch: (options: { expires: number }) => Promise.resolve(this.pull(process, durable, options)),
      });
    return {
      manager: () => Promise.resolve(manager),
      client: () => ({ consumers: { get } }),
      publish: (subject: string, payload: string, id: string) =>
        this.run.call(process, natsAway, () => this.store(subject, payload, id)),
    } as unknown as JetStream;
  }

  private store(subject: string, payload: string | Uint8Array, id: string): void {
    if (!subject.startsWith('events.')) return this.storeDeadLetter(id);
    if (this.planted === 'a message confirmed but not stored' && this.run.chance(0.1)) return;
    const isRepeated = this.stored.some((message) => message.id === id);
    if (isRepeated && this.planted !== 'repeated messages stored twice') return;
    const seq = this.stored.length + 1;
    this.stored.push({ seq, id, subject, data: Buffer.from(payload) });
    this.due.set(seq, Date.now());
    this.changes.emit('change');
  }

  private storeDeadLetter(id: string): void {
    if (this.planted === 'a lost dead letter') return;
    if (this.deadLetters.includes(id) && this.planted !== 'a dead letter twice') return;
    this.deadLetters.push(id);
  }

  private pull(process: SimulatedProcess, durable: string, { expires }: { expires: number }) {
    const end = Date.now() + expires;
    let stopped = false;
    const next = async (): Promise<unknown> => {
      while (!stopped && Date.now() < end) {
        if (!process.isAlive) await new Promise(() => undefined);
        const message = durable.endsWith('-live') && this.deliver();
        if (message) return this.handed(message, process);
        await this.changeUntil(Math.min(end, ...[...this.due.values()].filter((at) => at > Date.now())));
      }
      return undefined;
    };
    async function* messages() {
      for (let message = await next(); message; message = await next()) yield message;
    }
    return {
      sub: { drain: () => Promise.resolve() },
      stop: () => {
        stopped = true;
        this.changes.emit('change');
      },
      [Symbol.asyncIterator]: messages,
    };
  }

  private deliver(): Stored | undefined {
    const ready = [...this.due].filter(([, at]) => at <= Date.now()).slice(0, DELIVERED_FROM_FIRST);
    const [seq] = ready[this.run.below(Math.max(1, ready.length))] ?? [];
    if (seq === undefined) return undefined;
    const onlyOnce = this.planted === 'messages of a dead consumer not delivered again';
    if (this.planted === 'messages acknowledged on delivery') this.due.delete(seq);
    else this.due.set(seq, onlyOnce ? Infinity : Date.now() + ACK_WAIT_MS);
    return this.stored[seq - 1];
  }

  private handed(message: Stored, process: SimulatedProcess) {
    const { seq } = message;
    const tell = (work: () => void) => () => {
      // Acknowledgements are not confirmed, so some of them get lost.
      if (process.isAlive && this.due.has(seq) && !this.run.chance(this.run.trouble)) work();
      this.changes.emit('change');
    };
    const settle = tell(() => this.planted !== 'acknowledgements that get lost' && this.due.delete(seq));
    return {
      ...message,
      timestampNanos: seq,
      info: { stream: 'DIRECTORY', streamSequence: seq },
      ack: settle,
      term: settle,
      working: tell(() => this.due.set(seq, Math.max(this.due.get(seq)!, Date.now() + ACK_WAIT_MS))),
      nak: (inMs = 0) =>
        tell(() => {
          if (this.planted === 'refused messages not delivered again') this.due.delete(seq);
          else this.due.set(seq, Date.now() + inMs);
        })(),
    };
  }

  private changeUntil(at: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.changes.off('change', done);
        resolve();
      };
      const timer = setTimeout(done, at - Date.now());
      this.changes.on('change', done);
    });
  }
}
