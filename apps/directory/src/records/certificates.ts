import { EnsureCertificates, type ReplyOf, type RequestContext, type RequestOf } from '@tedarik/commands';
import { CERTIFICATE } from '@tedarik/fields';
import { Injectable } from '@nestjs/common';
import { RecordDependencies } from '@tedarik/records';
import { LinkedRecords, LinkParts } from './linked-records.js';

/** Kinds of certificates. */
@Injectable()
export class Certificates extends LinkedRecords<typeof CERTIFICATE> {
  constructor(parts: RecordDependencies, links: LinkParts) {
    super(CERTIFICATE, parts, links);
  }

  /** Finds or creates kinds of certificates by folded name. Publishes no event, because they are read together with the business. */
  ensure(
    request: RequestOf<typeof EnsureCertificates>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof EnsureCertificates>> {
    return this.parts.commandLog.once(EnsureCertificates, request, context, async (session) => {
      const made = request.certificates.map((input) => this.make(input));
      const certificates = await this.ensured(session, made);
      return { certificates: certificates.map(({ id, name }) => ({ id, name })) };
    });
  }
}
