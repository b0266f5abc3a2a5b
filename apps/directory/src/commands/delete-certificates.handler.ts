import type { RequestContext, DeleteCertificates, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { Clock, Database, oneByOne } from '@tedarik/service-kit';
import { auditedCertificate } from '../certificate/certificate.js';
import { CertificateRepository } from '../certificate/certificate.repository.js';
import { Sweeper } from '../sweep/sweeper.js';
import { Holds } from '../sweep/holds.js';
import { SweepRepository } from '../sweep/sweep.repository.js';

/**
 * Takes kinds of certificates away: hidden at once, and taken from the businesses that hold them by the sweep. Once more
 * changes nothing.
 */
@Injectable()
export class DeleteCertificatesHandler {
  constructor(
    private readonly database: Database,
    private readonly certificates: CertificateRepository,
    private readonly holds: Holds,
    private readonly sweeps: SweepRepository,
    private readonly sweeper: Sweeper,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute(
    { ids }: RequestOf<typeof DeleteCertificates>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof DeleteCertificates>> {
    const outcomes = await oneByOne(ids, (id) => this.delete(id, context));
    this.sweeper.soon();
    return { outcomes };
  }

  private delete(id: string, context: RequestContext): Promise<void> {
    return this.database.transaction(async (session) => {
      const before = await this.certificates.getForUpdate(session, id);
      if (before.deletedAt) return;
      await this.holds.claim(session, id);
      await this.certificates.save(session, { ...before, deletedAt: this.clock.now() });
      await this.sweeps.add(session, { of: 'certificate', recordId: id, moveTo: null });
      await this.auditTrail.record(session, context, { action: 'deleted', record: auditedCertificate(before), before });
    });
  }
}
