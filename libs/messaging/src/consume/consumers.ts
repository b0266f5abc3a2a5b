import type { Metrics } from '@tedarik/service-kit';
import type { NatsLink } from '../connection/nats-link.js';
import type { JetStream } from '../streams/jetstream.js';
import { ConsumerRun } from './consumer-run.js';
import type { ConsumerDefinition } from './define-consumer.js';
import { DeadLetters, type DeadLetter } from './dead-letters.js';

const LAG_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 3_600];

/** Runs durable consumers and manages their dead letters. */
export class Consumers {
  private readonly runs = new Set<ConsumerRun>();
  private readonly deadLetters: DeadLetters;
  private readonly seconds;

  constructor(
    private readonly link: NatsLink,
    private readonly jetstream: JetStream,
    private readonly metrics?: Metrics,
  ) {
    this.deadLetters = new DeadLetters(jetstream);
    this.seconds = metrics?.histogram(
      'consumer_event_lag_seconds',
      'From a change until its event is handled',
      ['durable'],
      LAG_SECONDS,
    );
    this.measures('consumer_lag_events', 'Messages not delivered yet', (run) => run.lag());
    // Kept by NATS, so every replica reports the same number, and a restart does not forget it.
    this.measures('consumer_dead_letters_waiting', 'Dead letters that wait for an administrator', ({ durable }) =>
      this.countDeadLetters(durable),
    );
  }

  /** Consumes until stop() of this run or of all runs. Waits for NATS, and continues by itself after an outage. */
  run(definition: ConsumerDefinition): ConsumerRun {
    const { durable } = definition;
    const handled = (seconds: number) => this.seconds?.observe({ durable }, seconds);
    const run = new ConsumerRun(definition, this.link, this.jetstream, this.deadLetters, handled);
    this.runs.add(run);
    return run;
  }

  /** Stops all runs after their current batches. */
  async stop(): Promise<void> {
    await Promise.all([...this.runs].map((run) => run.stop()));
  }

  /** The durables of all runs that were started. */
  durables(): string[] {
    return [...this.runs].map(({ durable }) => durable);
  }

  /** Oldest first, at most `limit`; default 1,000. */
  listDeadLetters(durable: string, limit?: number): Promise<DeadLetter[]> {
    return this.deadLetters.list(durable, limit);
  }

  countDeadLetters(durable: string): Promise<number> {
    return this.deadLetters.count(durable);
  }

  /** Publishes the dead letters of a durable again, on their original subjects, for 15 s at most. Returns their number. */
  redrive(durable: string): Promise<number> {
    return this.deadLetters.redrive(durable);
  }

  /** Deletes all dead letters of a durable. Returns their number. */
  discardDeadLetters(durable: string): Promise<number> {
    return this.deadLetters.discard(durable);
  }

  private measures(name: string, help: string, valueOf: (run: ConsumerRun) => Promise<number>): void {
    this.metrics?.gauge(name, help, ['durable'], async (gauge) => {
      const measure = async (run: ConsumerRun) => gauge.set({ durable: run.durable }, await valueOf(run));
      // While NATS is unreachable the gauges keep their last values.
      await Promise.allSettled([...this.runs].map(measure));
    });
  }
}
