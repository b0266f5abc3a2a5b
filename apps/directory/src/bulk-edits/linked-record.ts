import type { BulkChanges } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import type { DomainError } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { unknownCategory, unknownServiceAttribute } from '../business/business.errors.js';
import { CategoryRepository } from '../category/category.repository.js';
import { ServiceAttributes } from '../records/service-attributes.js';
import { ReferenceLocks } from '../reference-locks.js';
import { linkChangeOf } from './bulk-change.js';

/** The category or service attribute that a bulk edit adds or removes. */
@Injectable()
export class LinkedRecord {
  constructor(
    private readonly categories: CategoryRepository,
    private readonly serviceAttributes: ServiceAttributes,
    private readonly locks: ReferenceLocks,
  ) {}

  /** Returns null for a change without a linked record. Throws category-unknown and service-attribute-unknown. */
  async nameOf(changes: BulkChanges): Promise<string | null> {
    const found = await this.find(null, changes);
    if (found?.error) throw found.error;
    return found?.name ?? null;
  }

  /**
   * Called before the transaction stores the record's id. Returns the error when the record does not exist; else locks the record, so that
   * it cannot be deleted before the transaction ends, and returns undefined.
   */
  async refusal(session: ClientSession, changes: BulkChanges): Promise<DomainError | undefined> {
    const found = await this.find(session, changes);
    if (found && !found.error) await this.locks.lockShared(session, [found.recordId]);
    return found?.error;
  }

  private async find(session: ClientSession | null, changes: BulkChanges) {
    const link = linkChangeOf(changes);
    if (!link) return undefined;
    const { field, recordId } = link;
    if (field === 'categoryIds') {
      const name = (await this.categories.findNames(session, [recordId])).get(recordId);
      return { recordId, name, error: name === undefined ? unknownCategory(recordId) : undefined };
    }
    const [found] = await this.serviceAttributes.store.findByIds([recordId], session ?? undefined);
    return { recordId, name: found?.name, error: found ? undefined : unknownServiceAttribute(recordId) };
  }
}
