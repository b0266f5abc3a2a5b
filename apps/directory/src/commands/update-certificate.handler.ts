import { UpdateCertificate, type RequestContext, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { CommandLog } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { certificateNameTaken, certificateNotFound } from '../certificate/certificate.errors.js';
import { auditedCertificate, editCertificate } from '../certificate/certificate.js';
import { CertificateRepository } from '../certificate/certificate.repository.js';
import { managedCertificate, type ManagedCertificate } from '../certificate/managed-certificate.js';
import { CurrentCounts } from '../counts/current-counts.js';

type Request = RequestOf<typeof UpdateCertificate>;

/** Saves an edited kind of certificate. Businesses that hold it show its new name at their next reading. */
@Injectable()
export class UpdateCertificateHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly certificates: CertificateRepository,
    private readonly counts: CurrentCounts,
    private readonly auditTrail: AuditTrail,
  ) {}

  execute(request: Request, context: RequestContext): Promise<ManagedCertificate> {
    return this.commandLog.once(UpdateCertificate, request, context, (session) =>
      this.update(session, request, context),
    );
  }

  private async update(session: ClientSession, request: Request, context: RequestContext): Promise<ManagedCertificate> {
    const { id, revision, ...fields } = request;
    const before = await this.certificates.getForUpdate(session, id);
    if (before.deletedAt) throw certificateNotFound(id);
    const certificate = editCertificate(before, revision, fields);
    const [holder] = await this.certificates.findByNames(session, [certificate.nameKey]);
    if (holder && holder.id !== id) throw certificateNameTaken();
    await this.certificates.save(session, certificate);
    const record = auditedCertificate(certificate);
    await this.auditTrail.record(session, context, { action: 'changed', record, before, after: certificate });
    return managedCertificate(certificate, (await this.counts.read()).ofCertificate(id));
  }
}
