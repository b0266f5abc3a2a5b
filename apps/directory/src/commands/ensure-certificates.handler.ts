import { EnsureCertificates, type RequestContext, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock, CommandLog, newId } from '@tedarik/service-kit';
import { nameKey } from '@tedarik/turkish';
import type { ClientSession } from 'mongoose';
import { createCertificate } from '../certificate/certificate.js';
import { CertificateRepository } from '../certificate/certificate.repository.js';

type Request = RequestOf<typeof EnsureCertificates>;
type Ensured = ReplyOf<typeof EnsureCertificates>;

/** Finds or creates kinds of certificates by folded name. No event: they are read with the business. */
@Injectable()
export class EnsureCertificatesHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly certificates: CertificateRepository,
    private readonly clock: Clock,
  ) {}

  async execute(request: Request, context: RequestContext): Promise<Ensured> {
    return this.commandLog.once(EnsureCertificates, request, context, (session) =>
      this.ensure(session, request.certificates),
    );
  }

  private async ensure(session: ClientSession, inputs: Request['certificates']): Promise<Ensured> {
    const wanted = new Map(inputs.toReversed().map((input) => [nameKey(input.name), input]));
    const known = await this.certificates.findByNames(session, [...wanted.keys()]);
    for (const certificate of known) wanted.delete(certificate.nameKey);
    const now = this.clock.now();
    const created = [...wanted.values()].map((input) => createCertificate(input, newId(), now));
    await this.certificates.addMany(session, created);

    const byName = new Map([...known, ...created].map((certificate) => [certificate.nameKey, certificate]));
    const certificates = inputs.flatMap((input) => byName.get(nameKey(input.name)) ?? []);
    return { certificates: certificates.map(({ id, name }) => ({ id, name })) };
  }
}
