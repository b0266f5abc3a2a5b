import type { ReplyOf, RequestOf, RESEND_EVENTS, ResendingService } from '@tedarik/commands';
import { type EventDefinition, type EventEnvelope, subjectOn } from '@tedarik/events';
import { envelopeOf, type NewEvent, isCaptured } from '@tedarik/messaging';
import type { Clock, Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { OUTBOX, type OutboxRow } from './outbox-row.js';
import { inBatches } from './batches.js';
import type { OutboxNotifier } from './relay/outbox-notifier.js';

/** An event to publish. */
export interface OutboxEntry<Data = unknown> extends NewEvent<Data> {
  definition: EventDefinition<Data>;
}

type Resend = (typeof RESEND_EVENTS)[ResendingService];

// How much the clocks of the publishing process and of the relay may differ.
const CLOCK_MARGIN_MS = 60_000;

/** The events of one service. They are stored in its own database until its relay has sent them. */
export class Outbox {
  private readonly notifying = new WeakSet<ClientSession>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    /** The service that owns the outbox. */
    readonly service: string,
    /** Without a notifier the relay only polls every few seconds. */
    private readonly notifier?: OutboxNotifier,
  ) {}

  /** Stores an event in the transaction of the change, so that neither is committed without the other. */
  async append<Data>(
    session: ClientSession,
    definition: EventDefinition<Data>,
    entry: Omit<OutboxEntry<Data>, 'definition'>,
  ): Promise<void> {
    await this.appendMany(session, [{ definition, ...entry }]);
  }

  /** The same for many events, in one insert. Throws when data breaks its schema or a message would be too large. */
  async appendMany(session: ClientSession, entries: readonly OutboxEntry[]): Promise<void> {
    if (entries.length === 0) return;
    const createdAt = this.clock.now();
    const batches = inBatches(entries.map((entry) => this.eventOf(entry, createdAt)));
    const rows = batches.map(({ subject, envelopes, message }): OutboxRow => {
      const { id, lane } = envelopes[0]!;
      return { _id: id, subject, lane, events: envelopes.length, message, sentAt: null, createdAt };
    });
    await this.rows.insertMany(rows, { session });
    this.notifyAfter(session);
  }

  /**
   * Marks the messages under `filter` that were created at or after `since` (they are stored for 14 days) as waiting, so that they are sent
   * again. Returns their number.
   */
  async resend({ filter, since }: RequestOf<Resend>): Promise<ReplyOf<Resend>> {
    const from = new Date(since ?? 0);
    const sentAt = { $gte: new Date(from.getTime() - CLOCK_MARGIN_MS) };
    const subjects = (await this.rows.distinct('subject', { sentAt })).filter((subject) => isCaptured(subject, filter));
    const { modifiedCount } = await this.rows.updateMany(
      { sentAt, createdAt: { $gte: from }, subject: { $in: subjects } },
      { $set: { sentAt: null } },
    );
    if (modifiedCount > 0) this.notifier?.notify();
    return { messages: modifiedCount };
  }

  /** Notifies when the session ends, because its transaction is then committed or aborted. After an abort the notification is harmless. */
  private notifyAfter(session: ClientSession): void {
    if (this.notifying.has(session)) return;
    this.notifying.add(session);
    session.once('ended', () => this.notifier?.notify());
  }

  private get rows() {
    return this.database.db.collection<OutboxRow>(OUTBOX);
  }

  private eventOf({ definition, ...event }: OutboxEntry, at: Date): { subject: string; envelope: EventEnvelope } {
    if (!definition.subject.startsWith(`events.${this.service}.`)) {
      throw new Error(`${this.service} cannot announce ${definition.subject}`);
    }
    const envelope = envelopeOf(definition, event, at);
    return { subject: subjectOn(envelope.lane, definition), envelope };
  }
}
