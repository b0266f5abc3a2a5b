import { EnsureCertificates, type RequestContext, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { CommandLog } from '@tedarik/service-kit';
import { nameKey } from '@tedarik/turkish';
import type { ClientSession } from 'mongoose';
import { Certificates } from '../records/certificates.js';

type Request = RequestOf<typeof EnsureCertificates>;
type Ensured = ReplyOf<typeof EnsureCertificates>;

/** Finds or creates kinds of certificates by folded name. No event: they are read with the business. */
@Injectable()
export class EnsureCertificatesHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly certificates: Certificates,
  ) {}

  async execute(request: Request, context: RequestContext): Promise<Ensured> {
    return this.commandLog.once(EnsureCertificates, request, context, (session) =>
      this.ensure(session, request.certificates),
    );
  }

  private async ensure(session: ClientSession, inputs: Request['certificates']): Promise<Ensured> {
    const wanted = new Map(inputs.toReversed().map((input) => [nameKey(input.name), input]));
    const known = await this.certificates.store.findByNames(session, [...wanted.keys()]);
    for (const certificate of known) wanted.delete(certificate.nameKey);
    const created = [...wanted.values()].map((input) => this.certificates.make(input));
    await this.certificates.store.addMany(session, created);

    const byName = new Map([...known, ...created].map((certificate) => [certificate.nameKey, certificate]));
    const certificates = inputs.flatMap((input) => byName.get(nameKey(input.name)) ?? []);
    return { certificates: certificates.map(({ id, name }) => ({ id, name })) };
  }
}
