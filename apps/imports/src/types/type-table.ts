import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { DomainError } from '@tedarik/service-kit';
import type { RequestContext } from '@tedarik/commands';
import type { ClientSession } from 'mongoose';
import { typeKey } from '../mapping/place-types.js';
import { cellText } from '../mapping/text.js';
import { TypeCategoryRepository } from './type-category.repository.js';
import type { TypeCategory } from './type-category.schema.js';

const LENGTH = 150;

/** Changes own entries of the type table, and writes each change to the audit log. */
@Injectable()
export class TypeTable {
  constructor(
    private readonly entries: TypeCategoryRepository,
    private readonly auditTrail: AuditTrail,
  ) {}

  /** Throws `bad-request` when type or category contains no letters or digits. */
  async save(
    session: ClientSession,
    context: RequestContext,
    entry: { type: string; category: string },
  ): Promise<void> {
    const [type, category] = [cellText(entry.type, LENGTH), cellText(entry.category, LENGTH)];
    if (!typeKey(type) || !category) throw new DomainError('bad-request', 'invalid');
    const before = await this.entries.save(session, type, category);
    await this.auditTrail.record(session, context, {
      action: before ? 'changed' : 'created',
      record: audited({ _id: typeKey(type), type }),
      before: before && stateOf(before),
      after: { type, category },
    });
  }

  /** Does nothing when there is no own entry. */
  async remove(session: ClientSession, context: RequestContext, type: string): Promise<void> {
    const before = await this.entries.remove(session, type);
    if (!before) return;
    await this.auditTrail.record(session, context, {
      action: 'deleted',
      record: audited(before),
      before: stateOf(before),
    });
  }
}

/** The entry as the audit log names it. */
const audited = ({ _id, type }: Pick<TypeCategory, '_id' | 'type'>) => ({
  kind: 'place-type',
  id: _id.slice(0, 120),
  name: type,
});

const stateOf = ({ type, category }: TypeCategory) => ({ type, category });
