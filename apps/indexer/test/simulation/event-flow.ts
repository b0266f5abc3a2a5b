import { BusinessChanged, subjectOn } from '@tedarik/events';
import { Consumers, type Notifications } from '@tedarik/messaging';
import { OutboxRelay } from '@tedarik/outbox';
import { Leases, type Metrics } from '@tedarik/service-kit';
import { aBusinessSnapshot, anEnvelope } from '@tedarik/testing';
import type { SimulatedProcess, SimulatedRun } from '@tedarik/testing/simulation';
import type { Indices } from '../../src/elasticsearch/indices.js';
import { BUSINESSES_PROJECTED } from '../../src/projected/businesses.projected.js';
import type { IndexingMetrics } from '../../src/projection/indexing-metrics.js';
import { Projection } from '../../src/projection/projection.js';
import type { IndexSupervisor } from '../../src/rebuild/index-supervisor.js';
import type { PlantedFault } from './planted.js';
import { EngineInMemory, MongoInMemory } from './stores.js';
import { StreamInMemory } from './stream.js';

type NatsLink = ConstructorParameters<typeof Consumers>[0];

const RECORDS = 3;
const CHANGES = 14;
const STORM_MS = 15_000;
const WHOLE_WITHIN_MS = 150_000;
const TROUBLE = 0.04;

const POISON = 'poison';
const counted = { inc: () => undefined, observe: () => undefined, startTimer: () => () => undefined };
const metrics = { counter: () => counted, histogram: () => counted, gauge: () => undefined } as unknown as Metrics;
const indexing = {
  visible: () => undefined,
  indexed: () => undefined,
  watchPending: () => undefined,
  timeBulk: (_index: string, _lane: string, work: () => Promise<unknown>) => work(),
} as unknown as IndexingMetrics;
const silent = { publish: () => undefined } as unknown as Notifications;
const keeper = { lookNow: () => undefined, mayLack: () => Promise.resolve() } as unknown as IndexSupervisor;
const link = { whenUp: () => Promise.resolve(), onReconnect: () => () => undefined } as unknown as NatsLink;

/**
 * The way from a change at its owner to the index, run by the real classes of the services: relays with a lease, consumers and projections.
 * Only the stores and the stream are in-memory stand-ins.
 */
export class EventFlow {
  private readonly mongo = new MongoInMemory(this.run, this.planted);
  private readonly stream = new StreamInMemory(this.run, this.planted);
  private readonly engine = new EngineInMemory(this.run, this.planted);
  /** The owner's records by id. */
  private readonly owner = new Map<string, { version: number; name: string }>();
  private readonly publishedWithoutLease: string[] = [];
  private readonly written = new Set<string>();
  private changes = 0;

  constructor(
    private readonly run: SimulatedRun,
    private readonly planted?: PlantedFault,
  ) {}

  /** Runs the simulation. Returns all violated invariants. */
  async violations(): Promise<string[]> {
    const relays = [this.startRelay(), this.startRelay()];
    const consumers = [this.startConsumer(), this.startConsumer()];
    this.run.trouble = TROUBLE;
    for (let count = 0; count < CHANGES; count += 1) setTimeout(() => this.change(), this.run.below(STORM_MS));
    setTimeout(() => this.append(POISON, 1, `${POISON}-1`, '{'), this.run.below(STORM_MS));
    this.killOnce(relays, () => this.startRelay());
    this.killOnce(consumers, () => this.startConsumer());
    setTimeout(() => (this.run.trouble = 0), STORM_MS);
    const isWhole = () =>
      this.changes === CHANGES &&
      this.run.trouble === 0 &&
      this.stream.isSettled &&
      this.mongo.outbox.length > CHANGES &&
      this.mongo.outbox.every(({ sentAt }) => sentAt !== null);
    const whole = await this.run.until(isWhole, WHOLE_WITHIN_MS);
    return [...(whole ? [] : ['never whole again']), ...this.broken()];
  }

  private broken(): string[] {
    const events = this.mongo.outbox.filter(({ _id }) => !_id.startsWith(POISON));
    const announced = events.map(({ message }) => keyOf(JSON.parse(message) as Announced)).sort();
    const changes = [...this.owner].flatMap(([id, { version }]) =>
      Array.from({ length: version }, (_, before) => keyOf({ aggregateId: id, version: before + 1 })),
    );
    const stored = this.stream.stored.map(({ id }) => id).sort();
    const sent = this.mongo.outbox.map(({ _id }) => _id).sort();
    const indexed = [...this.engine.documents].map(([id, { version, document }]) => [id, version, document.name]);
    const owned = [...this.owner].map(([id, { version, name }]) => [id, version, name]);
    const fences = this.mongo.fences;
    const rules: Record<string, boolean> = {
      'I3 one event for each change': same(announced, changes.sort()),
      'I3 each event is in the stream once': same(stored, sent),
      'I4 the index equals its owner': same(indexed.sort(), owned.sort()),
      'I8 no version fell back': this.engine.fellBack.length === 0,
      'each event reached the index': changes.every((change) => this.written.has(change)),
      'I9 the event that nobody can read is one dead letter': this.stream.deadLetters.length === 1,
      'only the holder of the lease publishes': this.publishedWithoutLease.length === 0,
      'fences rise': fences.every((fence, at) => at === 0 || fence > fences[at - 1]!),
    };
    return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
  }

  private startRelay(): SimulatedProcess {
    const process = { isAlive: true };
    const database = this.mongo.for(process);
    const leases = new Leases(database.db);
    let fence = 0;
    const watched = {
      acquire: async (name: string, ttlMs: number) => {
        const lease = await leases.acquire(name, ttlMs);
        fence = lease?.fence ?? fence;
        return lease;
      },
    } as unknown as Leases;
    const jetstream = this.stream.for(process);
    const publisher = {
      publish: (subject: string, message: string, id: string) => {
        if (process.isAlive && this.mongo.lease.fence !== fence) this.publishedWithoutLease.push(id);
        return jetstream.publish(subject, message, id);
      },
    };
    const notifier = { notify: () => undefined, onNotify: () => () => undefined };
    new OutboxRelay(database, watched, publisher, metrics, notifier).start();
    return process;
  }

  private startConsumer(): SimulatedProcess {
    const process = { isAlive: true };
    const client = this.engine.for(process);
    const indices = {
      client,
      names: { alias: 'businesses' },
      targets: () => Promise.resolve(['businesses']),
    } as unknown as Indices;
    const consumers = new Consumers(link, this.stream.for(process));
    const projection = new Projection(BUSINESSES_PROJECTED, consumers, silent, indices, keeper, indexing);
    const write = projection.write.bind(projection);
    projection.write = async (lane, events) => {
      const handled = await write(lane, events);
      const failed = new Set(handled?.failed.map(({ index }) => index));
      events.forEach((event, index) => !failed.has(index) && this.written.add(keyOf(event)));
      return handled;
    };
    projection.onApplicationBootstrap();
    return process;
  }

  /** Kills one of the processes during the storm, and starts a new one a little later. */
  private killOnce(among: SimulatedProcess[], start: () => SimulatedProcess): void {
    setTimeout(() => {
      among[this.run.below(among.length)]!.isAlive = false;
      setTimeout(start, this.run.below(5_000));
    }, this.run.below(STORM_MS));
  }

  /** A change and its event, in one transaction. */
  private change(): void {
    this.changes += 1;
    const id = `01935a6e-4b20-7d02-8a55-00000000000${this.run.below(RECORDS)}`;
    const version = (this.owner.get(id)?.version ?? 0) + 1;
    const name = `Firma ${this.changes}`;
    const isHit = this.changes % 3 === 0;
    const skips = isHit && this.planted === 'a version left out';
    this.owner.set(id, { version: version + Number(skips), name });
    if (isHit && this.planted === 'a change without its event') return;
    this.append(id, version + Number(skips), name);
    if (isHit && this.planted === 'an event twice in the outbox') this.append(id, version, name);
    if (isHit && this.planted === 'two events with the data of each other') this.swapLastTwo();
  }

  private append(aggregateId: string, version: number, name: string, unreadable?: string): void {
    const data = aBusinessSnapshot({ id: aggregateId, name });
    const event = anEnvelope(BusinessChanged, data, { version, aggregateId, at: new Date().toISOString() });
    this.mongo.outbox.push({
      _id: `${unreadable ? POISON : ''}${event.id}`,
      subject: subjectOn('live', BusinessChanged),
      lane: 'live',
      events: 1,
      message: unreadable ?? JSON.stringify(event),
      sentAt: null,
      createdAt: new Date(),
    });
  }

  private swapLastTwo(): void {
    const [one, other] = this.mongo.outbox.filter(({ _id }) => !_id.startsWith(POISON)).slice(-2);
    if (!one || !other) return;
    const [first, second] = [one, other].map(({ message }) => JSON.parse(message) as { data: unknown });
    one.message = JSON.stringify({ ...first, data: second!.data });
    other.message = JSON.stringify({ ...second, data: first!.data });
  }
}

interface Announced {
  aggregateId: string;
  version: number;
}

const keyOf = ({ aggregateId, version }: Announced): string => `${aggregateId} ${version}`;
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
