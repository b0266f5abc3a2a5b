import type { Lane } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { Database, newId } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { countChangeDocuments, type Tally } from './counts.schema.js';
import { differenceOf, talliesOf, type Counted } from './tallies.js';

type Listener = (lane: Lane) => void;

// A fixed id: when two recounts run at once, the second one conflicts with the first and starts again.
const OF_A_RECOUNT = 'recount';

/**
 * The effect of changed businesses on the counts, written in the transaction of the change. So no change is lost when a process dies, and
 * writers do not contend for the counts themselves.
 */
@Injectable()
export class CountChanges {
  private readonly stored = countChangeDocuments(this.database.connection);
  private readonly listeners = new Set<Listener>();
  /** Lane of each running transaction: live as soon as one of its changes is live. */
  private readonly lanes = new WeakMap<ClientSession, Lane>();

  constructor(private readonly database: Database) {}

  /** Must be called by all code that writes businesses, with their former and their new state. */
  async record(
    session: ClientSession,
    before: readonly Counted[],
    after: readonly Counted[],
    lane: Lane = 'live',
  ): Promise<void> {
    await this.add(session, newId(), differenceOf(talliesOf(before), talliesOf(after)), lane);
  }

  /** Records the difference that a recount found. */
  async correct(session: ClientSession, tallies: Tally[]): Promise<void> {
    await this.add(session, OF_A_RECOUNT, tallies, 'bulk');
  }

  async list(session: ClientSession): Promise<Tally[]> {
    return (await this.find(session)).flatMap(({ tallies }) => tallies);
  }

  /** Returns the same as `list` and deletes it. */
  async take(session: ClientSession): Promise<Tally[]> {
    const found = await this.find(session);
    if (found.length > 0) {
      await this.stored.collection.deleteMany({ _id: { $in: found.map(({ _id }) => _id) } }, { session });
    }
    return found.flatMap(({ tallies }) => tallies);
  }

  /** Registers a listener that is called after each transaction that recorded changes. */
  onRecorded(listener: Listener): void {
    this.listeners.add(listener);
  }

  private async add(session: ClientSession, _id: string, tallies: Tally[], lane: Lane): Promise<void> {
    if (tallies.length === 0) return;
    await this.stored.collection.insertOne({ _id, tallies }, { session });
    this.tellAtTheEnd(session, lane);
  }

  /** Notifies the listeners once per transaction, however much it records. */
  private tellAtTheEnd(session: ClientSession, lane: Lane): void {
    const known = this.lanes.get(session);
    this.lanes.set(session, known === 'live' ? known : lane);
    if (known) return;
    session.once('ended', () => {
      const lane = this.lanes.get(session) ?? 'live';
      this.listeners.forEach((listener) => listener(lane));
    });
  }

  private find(session: ClientSession) {
    return this.stored.collection.find({}, { session }).toArray();
  }
}
