import { Injectable } from '@nestjs/common';
import { type RequestContext, MOST_DEAD_LETTERS_NAMED, type DeadLetterEvents } from '@tedarik/commands';
import { DomainError } from '@tedarik/service-kit';
import { AuditStream } from '../audit/audit-stream.js';
import { Consumers } from '../consume/consumers.js';

interface OfDurable {
  durable: string;
}

/** The dead letters of this service. The decisions of administrators about them are recorded in the audit log. */
@Injectable()
export class DeadLettersOfService {
  constructor(
    private readonly consumers: Consumers,
    private readonly audit: AuditStream,
  ) {}

  async list(): Promise<{ deadLetters: DeadLetterEvents[] }> {
    const deadLetters = await Promise.all(this.consumers.durables().map((durable) => this.deadLettersOf(durable)));
    return { deadLetters: deadLetters.filter(({ count }) => count > 0) };
  }

  redrive({ durable }: OfDurable, context: RequestContext): Promise<{ count: number }> {
    return this.decide('redriven', durable, context, () => this.consumers.redrive(durable));
  }

  discard({ durable }: OfDurable, context: RequestContext): Promise<{ count: number }> {
    return this.decide('discarded', durable, context, () => this.consumers.discardDeadLetters(durable));
  }

  private async decide(action: string, durable: string, context: RequestContext, act: () => Promise<number>) {
    if (!this.consumers.durables().includes(durable)) throw new DomainError('durable-not-found', 'not-found');
    const messages = await this.consumers.countDeadLetters(durable);
    if (messages === 0) return { count: 0 };
    const record = { kind: 'parked-messages', id: durable, name: durable };
    await this.audit.record(context, { action, record, before: { messages }, after: null });
    return { count: await act() };
  }

  private async deadLettersOf(durable: string): Promise<DeadLetterEvents> {
    const count = await this.consumers.countDeadLetters(durable);
    const named = count === 0 ? [] : await this.consumers.listDeadLetters(durable, MOST_DEAD_LETTERS_NAMED);
    const entries = named.map(({ subject, reason, deadLetteredAt }) => ({
      subject,
      reason,
      at: deadLetteredAt.toISOString(),
    }));
    return { durable, count, entries };
  }
}
