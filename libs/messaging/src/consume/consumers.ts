import type { Metrics } from '@tedarik/service-kit';
import type { NatsLink } from '../connection/nats-link.js';
import type { JetStream } from '../streams/jetstream.js';
import { ConsumerRun } from './consumer-run.js';
import type { ConsumerDefinition } from './define-consumer.js';
import { DeadLetters, type DeadLetter } from './dead-letters.js';

/** Runs durable consumers, and looks after what they dead-lettered. */
export class Consumers {
  private readonly runs = new Set<ConsumerRun>();
  private readonly deadLetters: DeadLetters;

  constructor(
    private readonly link: NatsLink,
    private readonly jetstream: JetStream,
    metrics?: Metrics,
  ) {
    const deadLetters = metrics?.counter('consumer_dead_letters_total', 'Events given up after five tries', [
      'durable',
    ]);
    this.deadLetters = new DeadLetters(jetstream, (durable) => deadLetters?.inc({ durable }));
    metrics?.gauge('consumer_lag_events', 'Messages not delivered yet', ['durable'], (gauge) => this.measureLag(gauge));
  }

  /** Consumes until stop() of the run or of all; waits for NATS, and survives its return, by itself. */
  run(definition: ConsumerDefinition): ConsumerRun {
    const run = new ConsumerRun(definition, this.link, this.jetstream, this.deadLetters);
    this.runs.add(run);
    return run;
  }

  /** Finishes the batches in hand. */
  async stop(): Promise<void> {
    await Promise.all([...this.runs].map((run) => run.stop()));
  }

  /** Those that run() was told of. */
  durables(): string[] {
    return [...this.runs].map(({ durable }) => durable);
  }

  /** Oldest first, at most `limit`, 1,000 unless told. */
  listDeadLetters(durable: string, limit?: number): Promise<DeadLetter[]> {
    return this.deadLetters.list(durable, limit);
  }

  countDeadLetters(durable: string): Promise<number> {
    return this.deadLetters.count(durable);
  }

  /** Sends every dead-lettered message of a durable again, on its own subject, as far as 15 s reach. Returns how many. */
  redrive(durable: string): Promise<number> {
    return this.deadLetters.redrive(durable);
  }

  /** Throws every dead-lettered message of a durable away. Returns how many. */
  discardDeadLetters(durable: string): Promise<number> {
    return this.deadLetters.discard(durable);
  }

  private async measureLag(gauge: ReturnType<Metrics['gauge']>): Promise<void> {
    const measure = async (run: ConsumerRun) => gauge.set({ durable: run.durable }, await run.lag());
    // While NATS is away the last known figure stands.
    await Promise.allSettled([...this.runs].map(measure));
  }
}
