import { Inject, Injectable } from '@nestjs/common';
import { Clock, type Erasable, type EraseSome } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { AuditRepository } from './audit.repository.js';

const DAY_MS = 86_400_000;
const MONTH_DAYS = 30;
/** Days to keep values of records that their services do not store for good: as long as they store them. */
const KEPT_DAYS = { 'blog-comment': 90, submission: 365, 'change-suggestion': 365 } as const;

/** Removes values from audit records: of erased records, and of old ones. */
@Injectable()
export class AuditRetention implements Erasable {
  readonly kinds: readonly EraseSome[] = [
    (session, deletedBefore) => this.forgetDeleted(session, deletedBefore),
    (session) => this.audit.stripSome({ at: this.before(this.config.AUDIT_VALUES_MONTHS * MONTH_DAYS) }, session),
    ...Object.entries(KEPT_DAYS).map(
      ([kind, days]): EraseSome =>
        (session) =>
          this.audit.stripSome({ 'record.kind': kind, at: this.before(days) }, session),
    ),
  ];

  constructor(
    private readonly audit: AuditRepository,
    private readonly clock: Clock,
    @Inject(IDENTITY_CONFIG) private readonly config: Pick<IdentityConfig, 'AUDIT_VALUES_MONTHS'>,
  ) {}

  private async forgetDeleted(session: ClientSession, deletedBefore: Date): Promise<number> {
    const found = await this.audit.findDeleted(deletedBefore, session);
    for (const { kind, id } of found) await this.audit.strip({ 'record.kind': kind, 'record.id': id }, session);
    return found.length;
  }

  private before(days: number) {
    return { $lt: new Date(this.clock.now().getTime() - days * DAY_MS) };
  }
}
