import type { Lane } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { Database, newId } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { countChangeDocuments, type Tally } from './counts.schema.js';
import { differenceOf, talliesOf, type Counted } from './tallies.js';

type Listener = (lane: Lane) => void;

// A fixed id: of two recounts at once the second finds it taken, and looks again.
const OF_A_RECOUNT = 'recount';

/**
 * What businesses that changed add to the counts, written in the transaction that changes them: nothing is lost with a
 * process, and no two writers wait for each other, as they would at the counts themselves.
 */
@Injectable()
export class CountChanges {
  private readonly stored = countChangeDocuments(this.database.connection);
  private readonly listeners = new Set<Listener>();
  /** Of transactions under way; live as soon as one change is. */
  private readonly lanes = new WeakMap<ClientSession, Lane>();

  constructor(private readonly database: Database) {}

  /** Code that writes businesses records them as they were and as they are. */
  async record(
    session: ClientSession,
    before: readonly Counted[],
    after: readonly Counted[],
    lane: Lane = 'live',
  ): Promise<void> {
    await this.add(session, newId(), differenceOf(talliesOf(before), talliesOf(after)), lane);
  }

  /** What a recount found to be missing. */
  async correct(session: ClientSession, tallies: Tally[]): Promise<void> {
    await this.add(session, OF_A_RECOUNT, tallies, 'bulk');
  }

  async list(session: ClientSession): Promise<Tally[]> {
    return (await this.find(session)).flatMap(({ tallies }) => tallies);
  }

  /** Those of `list`, which are gone then. */
  async take(session: ClientSession): Promise<Tally[]> {
    const found = await this.find(session);
    if (found.length > 0) {
      await this.stored.collection.deleteMany({ _id: { $in: found.map(({ _id }) => _id) } }, { session });
    }
    return found.flatMap(({ tallies }) => tallies);
  }

  /** Called after each transaction that recorded something. */
  onRecorded(listener: Listener): void {
    this.listeners.add(listener);
  }

  private async add(session: ClientSession, _id: string, tallies: Tally[], lane: Lane): Promise<void> {
    if (tallies.length === 0) return;
    await this.stored.collection.insertOne({ _id, tallies }, { session });
    this.tellAtTheEnd(session, lane);
  }

  /** Once, however much the transaction records. */
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
