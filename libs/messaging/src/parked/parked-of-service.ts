import { Injectable } from '@nestjs/common';
import { type AskContext, MOST_PARKED_NAMED, type ParkedEvents } from '@tedarik/commands';
import { DomainError } from '@tedarik/service-kit';
import { AuditStream } from '../audit/audit-stream.js';
import { Consumers } from '../consume/consumers.js';

/** What the durables of this service gave up, and what is done about it, on record. */
@Injectable()
export class ParkedOfService {
  constructor(
    private readonly consumers: Consumers,
    private readonly audit: AuditStream,
  ) {}

  async list(): Promise<{ parked: ParkedEvents[] }> {
    const parked = await Promise.all(this.consumers.durables().map((durable) => this.parkedOf(durable)));
    return { parked: parked.filter(({ count }) => count > 0) };
  }

  redrive(durable: string, context: AskContext): Promise<{ count: number }> {
    return this.decide('redriven', durable, context, () => this.consumers.redrive(durable));
  }

  discard(durable: string, context: AskContext): Promise<{ count: number }> {
    return this.decide('discarded', durable, context, () => this.consumers.discardParked(durable));
  }

  private async decide(action: string, durable: string, context: AskContext, act: () => Promise<number>) {
    if (!this.consumers.durables().includes(durable)) throw new DomainError('durable-not-found', 'not-found');
    const messages = await this.consumers.countParked(durable);
    if (messages === 0) return { count: 0 };
    const record = { kind: 'parked-messages', id: durable, name: durable };
    await this.audit.record(context, { action, record, before: { messages }, after: null });
    return { count: await act() };
  }

  private async parkedOf(durable: string): Promise<ParkedEvents> {
    const count = await this.consumers.countParked(durable);
    const named = count === 0 ? [] : await this.consumers.listParked(durable, MOST_PARKED_NAMED);
    const entries = named.map(({ subject, reason, parkedAt }) => ({ subject, reason, at: parkedAt.toISOString() }));
    return { durable, count, entries };
  }
}
