import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { mongo } from 'mongoose';
import { Leases } from '../lease/leases.js';
import { underLease } from '../lease/under-lease.js';

/** One step of a database's shape: idempotent, forward only, never edited once it has run somewhere. */
export interface Migration {
  /** `001-what-it-does`; run in the order of the list. */
  id: string;
  up(db: mongo.Db): Promise<void>;
}

const LEASE_MS = 20_000;
const LOOK_EVERY_MS = 200;
const log = new Logger('Migrations');

/**
 * Brings a database to its shape, once however many starters there are; returns when nothing is left to do. A starter that
 * does not renew its right to it for `leaseMs` has lost it.
 */
export async function migrate(db: mongo.Db, migrations: readonly Migration[], leaseMs = LEASE_MS): Promise<void> {
  const ids = migrations.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new Error(`Two migrations share an id: ${ids.join(', ')}`);
  const leases = new Leases(db);
  while ((await pending(db, migrations)).length > 0) {
    const lease = await leases.hold('migrations', leaseMs);
    if (lease) await underLease(lease, (held) => runPending(db, migrations, held));
    else await pause(LOOK_EVERY_MS);
  }
}

async function pending(db: mongo.Db, migrations: readonly Migration[]): Promise<Migration[]> {
  const done = await db.collection<{ _id: string }>('migrations').find().toArray();
  const ids = new Set(done.map(({ _id }) => _id));
  return migrations.filter(({ id }) => !ids.has(id));
}

/** Until the lease is lost: another starter runs the rest then, and the one in hand, of which nobody knows how far it came. */
async function runPending(db: mongo.Db, migrations: readonly Migration[], held: AbortSignal): Promise<void> {
  for (const migration of await pending(db, migrations)) {
    if (held.aborted) return;
    log.log(`Running ${migration.id} on ${db.databaseName}`);
    await migration.up(db);
    if (held.aborted) return;
    await db
      .collection<{ _id: string; at: Date }>('migrations')
      .updateOne({ _id: migration.id }, { $set: { at: new Date() } }, { upsert: true });
  }
}
