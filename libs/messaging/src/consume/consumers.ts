import type { Metrics } from '@tedarik/service-kit';
import type { NatsLink } from '../connection/nats-link.js';
import type { JetStream } from '../streams/jetstream.js';
import { ConsumerRun } from './consumer-run.js';
import type { ConsumerDefinition } from './define-consumer.js';
import { Parking, type ParkedMessage } from './parking.js';

/** Runs durable consumers, and looks after what they parked. */
export class Consumers {
  private readonly runs = new Set<ConsumerRun>();
  private readonly parking: Parking;

  constructor(
    private readonly link: NatsLink,
    private readonly jetstream: JetStream,
    metrics?: Metrics,
  ) {
    const parked = metrics?.counter('consumer_parked_total', 'Events given up after five tries', ['durable']);
    this.parking = new Parking(jetstream, (durable) => parked?.inc({ durable }));
    metrics?.gauge('consumer_lag_events', 'Messages not delivered yet', ['durable'], (gauge) => this.measureLag(gauge));
  }

  /** Consumes until stop() of the run or of all; waits for NATS, and survives its return, by itself. */
  run(definition: ConsumerDefinition): ConsumerRun {
    const run = new ConsumerRun(definition, this.link, this.jetstream, this.parking);
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
  listParked(durable: string, limit?: number): Promise<ParkedMessage[]> {
    return this.parking.list(durable, limit);
  }

  countParked(durable: string): Promise<number> {
    return this.parking.count(durable);
  }

  /** Sends every parked message of a durable again, on its own subject, as far as 15 s reach. Returns how many. */
  redrive(durable: string): Promise<number> {
    return this.parking.redrive(durable);
  }

  /** Throws every parked message of a durable away. Returns how many. */
  discardParked(durable: string): Promise<number> {
    return this.parking.discard(durable);
  }

  private async measureLag(gauge: ReturnType<Metrics['gauge']>): Promise<void> {
    const measure = async (run: ConsumerRun) => gauge.set({ durable: run.durable }, await run.lag());
    // While NATS is away the last known figure stands.
    await Promise.allSettled([...this.runs].map(measure));
  }
}
