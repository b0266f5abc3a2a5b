import { CreateCertificate, type RequestContext, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { Clock, CommandLog, newId } from '@tedarik/service-kit';
import { certificateNameTaken } from '../certificate/certificate.errors.js';
import { auditedCertificate, createCertificate } from '../certificate/certificate.js';
import { CertificateRepository } from '../certificate/certificate.repository.js';
import { managedCertificate, type ManagedCertificate } from '../certificate/managed-certificate.js';

/** Adds a kind of certificate; its folded name must be free. */
@Injectable()
export class CreateCertificateHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly certificates: CertificateRepository,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  execute(request: RequestOf<typeof CreateCertificate>, context: RequestContext): Promise<ManagedCertificate> {
    return this.commandLog.once(CreateCertificate, request, context, async (session) => {
      const certificate = createCertificate(request, newId(), this.clock.now());
      const [holder] = await this.certificates.findByNames(session, [certificate.nameKey]);
      if (holder) throw certificateNameTaken();
      await this.certificates.addMany(session, [certificate]);
      const record = auditedCertificate(certificate);
      await this.auditTrail.record(session, context, { action: 'created', record, after: certificate });
      return managedCertificate(certificate, 0);
    });
  }
}
