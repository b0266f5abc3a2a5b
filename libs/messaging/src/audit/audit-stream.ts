import type { RequestContext } from '@tedarik/commands';
import { AUDIT_RECORDED, type AuditedService, type AuditRecord } from '@tedarik/events';
import { type Clock, newId } from '@tedarik/service-kit';
import { envelopeOf } from '../streams/envelope-of.js';
import type { JetStream } from '../streams/jetstream.js';

/**
 * Puts on record what the back office does to what lies in no database: streams, indices. A change in a database goes
 * through AuditTrail, in its transaction. What is recorded here is in no outbox: a lost stream takes it along.
 */
export class AuditStream {
  constructor(
    private readonly jetstream: JetStream,
    private readonly clock: Clock,
    private readonly service: AuditedService,
  ) {}

  /**
   * Resolves once the stream has stored it. To be called before the thing is done: what could not be put on record is
   * not done. Only what an account of the back office does goes on record.
   */
  async record({ actor }: Pick<RequestContext, 'actor'>, done: Omit<AuditRecord, 'actor'>): Promise<void> {
    if (actor?.kind !== 'back-office') return;
    const definition = AUDIT_RECORDED[this.service];
    const data = { actor: { id: actor.id, name: actor.name }, ...done };
    const event = envelopeOf(definition, { aggregateId: newId(), version: 1, data }, this.clock.now());
    await this.jetstream.publish(definition.subject, JSON.stringify(event), event.id);
  }
}
