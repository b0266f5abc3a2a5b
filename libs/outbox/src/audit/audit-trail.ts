import { Injectable } from '@nestjs/common';
import { AUDIT_ERASED, AUDIT_RECORDED, type AuditedService, type AuditRecord } from '@tedarik/events';
import { newId } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { Outbox, type OutboxEntry } from '../outbox.js';
import { changedFields } from './changed-fields.js';

/** What was done to a record. Administrators can read its fields, so it must not contain passwords or visitors' e-mail addresses. */
export interface AuditEntry extends Pick<AuditRecord, 'action' | 'record' | 'partOf'> {
  /** Null or undefined if the record did not exist. */
  before?: object | null;
  /** Null or undefined if the record is gone. */
  after?: object | null;
}

/** The part of a request's context that an audit record needs. */
interface Requested {
  actor?: { kind: string; id: string; name: string } | undefined;
  isRestore?: boolean | undefined;
}

/** The action that is recorded for a change back to former values. */
const REVERTED = 'reverted';
const LONGEST_NAME = 200;
const ERASED_AT_ONCE = 500;

/** Records the actions of the back office; the identity service stores them. Add it to the providers of a service. */
@Injectable()
export class AuditTrail {
  constructor(private readonly outbox: Outbox) {}

  /**
   * Call it in the transaction that makes the change, so that neither is committed without the other. Records only actions of back-office
   * accounts, and no save that changes nothing.
   */
  async record(session: ClientSession, { actor, isRestore }: Requested, entry: AuditEntry): Promise<void> {
    if (actor?.kind !== 'back-office') return;
    await this.recordAs(
      session,
      actor,
      isRestore && entry.action === 'changed' ? { ...entry, action: REVERTED } : entry,
    );
  }

  /** The same with an explicit actor: during a sign-in nobody is signed in yet. */
  async recordAs(session: ClientSession, actor: AuditRecord['actor'], entry: AuditEntry): Promise<void> {
    await this.recordManyAs(session, actor, [entry]);
  }

  /** The same for many entries, in one insert. */
  async recordManyAs(
    session: ClientSession,
    actor: AuditRecord['actor'],
    entries: readonly AuditEntry[],
  ): Promise<void> {
    await this.outbox.appendMany(
      session,
      entries.flatMap((entry) => this.eventOf(actor, entry) ?? []),
    );
  }

  /** Removes the values of these records from the log, in the transaction that erases them. Who did what and when is kept. */
  async erase(session: ClientSession, kind: string, ids: readonly string[]): Promise<void> {
    const definition = AUDIT_ERASED[this.outbox.service as AuditedService];
    const parts = Array.from({ length: Math.ceil(ids.length / ERASED_AT_ONCE) }, (_, at) =>
      ids.slice(at * ERASED_AT_ONCE, (at + 1) * ERASED_AT_ONCE),
    );
    await this.outbox.appendMany(
      session,
      parts.map((part) => ({ definition, aggregateId: newId(), version: 1, data: { kind, ids: part } })),
    );
  }

  /** Undefined for a save that changed nothing. */
  private eventOf(
    actor: AuditRecord['actor'],
    { action, record, before, after, partOf }: AuditEntry,
  ): OutboxEntry<AuditRecord> | undefined {
    const fields = changedFields(before ?? null, after ?? null);
    if (fields === null) return undefined;
    return {
      definition: AUDIT_RECORDED[this.outbox.service as AuditedService],
      aggregateId: newId(),
      version: 1,
      data: {
        actor: actor && { id: actor.id, name: actor.name },
        action,
        record: { ...record, name: record.name.slice(0, LONGEST_NAME) },
        ...fields,
        ...(partOf !== undefined && { partOf }),
      },
    };
  }
}
