import { Injectable } from '@nestjs/common';
import { AccountChanged } from '@tedarik/events';
import { Outbox } from '@tedarik/outbox';
import type { ClientSession } from 'mongoose';
import type { Visitor } from './visitor.js';
import { VisitorRepository } from './visitor.repository.js';

/** Saves and publishes a change that other services need: an account became active, or was renamed. */
@Injectable()
export class AnnouncedVisitors {
  constructor(
    private readonly visitors: VisitorRepository,
    private readonly outbox: Outbox,
  ) {}

  async save(session: ClientSession, changed: Visitor): Promise<void> {
    const visitor = { ...changed, version: changed.version + 1 };
    const { id, name, version } = visitor;
    await this.visitors.save(session, visitor);
    await this.outbox.append(session, AccountChanged, { aggregateId: id, version, data: { id, name } });
  }
}
