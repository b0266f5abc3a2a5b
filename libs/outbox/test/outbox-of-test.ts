import { EventEmitter } from 'node:events';
import { CategoryChanged, type EventEnvelope } from '@tedarik/events';
import { Clock, CONNECTION_OPTIONS, Database, Leases, Metrics, migrate, newId } from '@tedarik/service-kit';
import { outboxEvents, testDatabase } from '@tedarik/testing';
import mongoose from 'mongoose';
import {
  type Bell,
  type EventPublisher,
  Outbox,
  OUTBOX,
  OUTBOX_MIGRATIONS,
  OutboxRelay,
  type OutboxRow,
} from '../src/index.js';

/** Heard within this process alone. */
class LocalBell implements Bell {
  private readonly rings = new EventEmitter();

  ring(): void {
    this.rings.emit('ring');
  }

  onRing(heard: () => void): () => void {
    this.rings.on('ring', heard);
    return () => void this.rings.off('ring', heard);
  }
}

/** An outbox of the directory in a database of one test. */
export async function outboxOfTest(bell: Bell = new LocalBell()) {
  const ofTest = testDatabase('outbox');
  const { uri, db } = ofTest;
  const connect = () => mongoose.createConnection(uri, { ...CONNECTION_OPTIONS, dbName: db }).asPromise();
  const connection = await connect();
  const database = new Database(connection);
  await migrate(database.db, [...OUTBOX_MIGRATIONS]);
  const outbox = new Outbox(database, new Clock(), 'directory', bell);
  const rows = database.db.collection<OutboxRow>(OUTBOX);
  const relays: OutboxRelay[] = [];
  return {
    database,
    outbox,
    rows,
    waiting: () => rows.countDocuments({ sentAt: null }),
    /** The events in the rows, oldest first. */
    told: <Data = { name: string }>() => outboxEvents<Data>(database.db),
    announce: (entries: ReturnType<typeof categoryChanged>[]) =>
      database.transaction((session) => outbox.appendMany(session, entries)),
    relay(
      publisher: EventPublisher,
      { metrics = new Metrics(), of = database, lookEveryMs = 5_000, hears = bell } = {},
    ): OutboxRelay {
      const relay = new OutboxRelay(of, new Leases(of.db), publisher, metrics, hears, lookEveryMs);
      relays.push(relay);
      return relay;
    },
    /** Another copy of the service: a connection of its own. */
    connect,
    async close() {
      await Promise.all(relays.map((relay) => relay.stop()));
      await connection.close();
      await ofTest.drop();
    },
  };
}

export type OutboxOfTest = Awaited<ReturnType<typeof outboxOfTest>>;

/** One changed category as an outbox entry. */
export function categoryChanged(name: string, lane: 'live' | 'bulk' = 'live') {
  const id = newId();
  const data = { id, slug: name, name, sortKey: name, sortOrder: null, description: null };
  return { definition: CategoryChanged, aggregateId: id, version: 1, data, lane };
}

/** Notes what it publishes, so that a test can fail or delay it at will. */
export class NotingPublisher implements EventPublisher {
  readonly published: { subject: string; msgId: string; names: string[] }[] = [];
  /** Runs before each publishing, with the names of the events in it; what it throws is its failure. */
  before: (...names: string[]) => Promise<void> | void = () => undefined;

  async publish(subject: string, payload: string, msgId: string): Promise<void> {
    const events = [JSON.parse(payload)].flat() as EventEnvelope<{ name: string }>[];
    const names = events.map(({ data }) => data.name);
    await this.before(...names);
    this.published.push({ subject, msgId, names });
  }

  get names(): string[] {
    return this.published.flatMap(({ names }) => names);
  }
}
