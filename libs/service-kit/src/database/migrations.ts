import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { mongo } from 'mongoose';
import { Leases } from '../lease/leases.js';
import { withLease } from '../lease/with-lease.js';

/** One change of the database schema. It is idempotent, cannot be reverted, and is never edited once it has run anywhere. */
export interface Migration {
  /** `001-what-it-does`. Those of a service run in the order of their ids. */
  id: string;
  up(db: mongo.Db): Promise<void>;
}

/** The migrations of a folder, by their ids. */
export const inOrder = (migrations: Readonly<Record<string, Migration>>): Migration[] =>
  Object.values(migrations).sort((one, other) => (one.id < other.id ? -1 : 1));

const LEASE_MS = 20_000;
const LOOK_EVERY_MS = 200;
const log = new Logger('Migrations');

/**
 * Runs the pending migrations, each only once however many processes start; returns when none is left. A process that does not renew its
 * lease within `leaseMs` loses it.
 */
export async function migrate(db: mongo.Db, migrations: readonly Migration[], leaseMs = LEASE_MS): Promise<void> {
  const ids = migrations.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new Error(`Two migrations share an id: ${ids.join(', ')}`);
  const leases = new Leases(db);
  while ((await pending(db, migrations)).length > 0) {
    const lease = await leases.acquire('migrations', leaseMs);
    if (lease) await withLease(lease, (lost) => runPending(db, migrations, lost));
    else await pause(LOOK_EVERY_MS);
  }
}

async function pending(db: mongo.Db, migrations: readonly Migration[]): Promise<Migration[]> {
  const done = await db.collection<{ _id: string }>('migrations').find().toArray();
  const ids = new Set(done.map(({ _id }) => _id));
  return migrations.filter(({ id }) => !ids.has(id));
}

/** Stops when the lease is lost. Another process then repeats the interrupted migration and runs the rest. */
async function runPending(db: mongo.Db, migrations: readonly Migration[], lost: AbortSignal): Promise<void> {
  for (const migration of await pending(db, migrations)) {
    if (lost.aborted) return;
    log.log(`Running ${migration.id} on ${db.databaseName}`);
    await migration.up(db);
    if (lost.aborted) return;
    await db
      .collection<{ _id: string; at: Date }>('migrations')
      .updateOne({ _id: migration.id }, { $set: { at: new Date() } }, { upsert: true });
  }
}
