import type { RequestContext } from '@tedarik/commands';
import { AUDIT_RECORDED, type AuditedService, type AuditRecord } from '@tedarik/events';
import { type Clock, newId } from '@tedarik/service-kit';
import { envelopeOf } from '../streams/envelope-of.js';
import type { JetStream } from '../streams/jetstream.js';

/**
 * Records what the back office does to streams and indices, which are not part of a database. For a change in a database use AuditTrail, in
 * the transaction of the change. These records are not kept in an outbox, so they are lost if their stream is.
 */
export class AuditStream {
  constructor(
    private readonly jetstream: JetStream,
    private readonly clock: Clock,
    private readonly service: AuditedService,
  ) {}

  /**
   * Resolves once the stream has stored the record. Call it before the action, because an action that cannot be recorded must not happen.
   * Only actions of back-office accounts are recorded.
   */
  async record({ actor }: Pick<RequestContext, 'actor'>, done: Omit<AuditRecord, 'actor'>): Promise<void> {
    if (actor?.kind !== 'back-office') return;
    const definition = AUDIT_RECORDED[this.service];
    const data = { actor: { id: actor.id, name: actor.name }, ...done };
    const event = envelopeOf(definition, { aggregateId: newId(), version: 1, data }, this.clock.now());
    await this.jetstream.publish(definition.subject, JSON.stringify(event), event.id);
  }
}
