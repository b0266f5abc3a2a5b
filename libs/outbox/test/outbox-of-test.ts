import { EventEmitter } from 'node:events';
import { CategoryChanged, type EventEnvelope } from '@tedarik/events';
import { Clock, CONNECTION_OPTIONS, Database, Leases, Metrics, migrate, newId } from '@tedarik/service-kit';
import { outboxEvents, testDatabase } from '@tedarik/testing';
import mongoose from 'mongoose';
import {
  type OutboxNotifier,
  type EventPublisher,
  Outbox,
  OUTBOX,
  OUTBOX_MIGRATIONS,
  OutboxRelay,
  type OutboxRow,
} from '../src/index.js';

/** Notifies only within this process. */
class LocalOutboxNotifier implements OutboxNotifier {
  private readonly emitter = new EventEmitter();

  notify(): void {
    this.emitter.emit('notify');
  }

  onNotify(heard: () => void): () => void {
    this.emitter.on('notify', heard);
    return () => void this.emitter.off('notify', heard);
  }
}

/** An outbox of the directory service, in a database that is created for one test. */
export async function outboxOfTest(notifier: OutboxNotifier = new LocalOutboxNotifier()) {
  const ofTest = testDatabase('outbox');
  const { uri, db } = ofTest;
  const connect = () => mongoose.createConnection(uri, { ...CONNECTION_OPTIONS, dbName: db }).asPromise();
  const connection = await connect();
  const database = new Database(connection);
  await migrate(database.db, [...OUTBOX_MIGRATIONS]);
  const outbox = new Outbox(database, new Clock(), 'directory', notifier);
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
      { metrics = new Metrics(), of = database, lookEveryMs = 5_000, notifier: own = notifier } = {},
    ): OutboxRelay {
      const relay = new OutboxRelay(of, new Leases(of.db), publisher, metrics, own, lookEveryMs);
      relays.push(relay);
      return relay;
    },
    /** Another replica of the service, with its own connection. */
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

/** Records what it publishes. A test can make it fail or wait. */
export class RecordingPublisher implements EventPublisher {
  readonly published: { subject: string; msgId: string; names: string[] }[] = [];
  /** Runs before each publish, with the names of its events. If it throws, the publish fails. */
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
