import type { RequestContext, ReplyOf, RequestOf, RestoreCertificates } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { Database, oneByOne } from '@tedarik/service-kit';
import { certificateNameTaken } from '../certificate/certificate.errors.js';
import { auditedCertificate } from '../certificate/certificate.js';
import { CertificateRepository } from '../certificate/certificate.repository.js';
import { Sweeper } from '../sweep/sweeper.js';
import { SweepRepository } from '../sweep/sweep.repository.js';

/**
 * Undoes deletions: a kind of certificate is there again at once, and given back to the businesses that held it by the
 * sweep. One that is there already is left as it is.
 */
@Injectable()
export class RestoreCertificatesHandler {
  constructor(
    private readonly database: Database,
    private readonly certificates: CertificateRepository,
    private readonly sweeps: SweepRepository,
    private readonly sweeper: Sweeper,
    private readonly auditTrail: AuditTrail,
  ) {}

  async execute(
    { ids }: RequestOf<typeof RestoreCertificates>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof RestoreCertificates>> {
    const outcomes = await oneByOne(ids, (id) => this.restore(id, context));
    this.sweeper.soon();
    return { outcomes };
  }

  private restore(id: string, context: RequestContext): Promise<void> {
    return this.database.transaction(async (session) => {
      const before = await this.certificates.getForUpdate(session, id);
      if (!before.deletedAt) return;
      if ((await this.certificates.findByNames(session, [before.nameKey])).length > 0) throw certificateNameTaken();
      const certificate = { ...before, deletedAt: null };
      await this.certificates.save(session, certificate);
      await this.sweeps.turnBack(session, 'certificate', id);
      const record = auditedCertificate(certificate);
      await this.auditTrail.record(session, context, { action: 'restored', record, after: certificate });
    });
  }
}
