import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@tedarik/commands';
import { AuditTrail } from '@tedarik/outbox';
import { DomainError } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { auditedImport } from '../import/audited-import.js';
import { ImportRepository } from '../import/import.repository.js';
import { FailureRepository, type Work } from '../attempts/failure.repository.js';

/** Takes failures from the list when somebody decided what is to become of their work, and puts that on record. */
@Injectable()
export class FailureDecisions {
  constructor(
    private readonly failures: FailureRepository,
    private readonly imports: ImportRepository,
    private readonly auditTrail: AuditTrail,
  ) {}

  /** Throws `failure-not-found`. */
  async take(
    session: ClientSession,
    context: RequestContext,
    work: Work,
    action: 'retried' | 'discarded',
  ): Promise<void> {
    const failure = await this.failures.take(session, work);
    if (!failure) throw new DomainError('failure-not-found', 'not-found');
    const record = auditedImport(await this.imports.get(work.importId));
    const { chunk, reason } = failure;
    await this.auditTrail.record(session, context, { action, record, before: { chunk, reason } });
  }
}
