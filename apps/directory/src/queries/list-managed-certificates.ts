import type { ListManagedCertificates, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { CertificateRepository } from '../certificate/certificate.repository.js';
import { managedCertificate } from '../certificate/managed-certificate.js';
import { CurrentCounts } from '../counts/current-counts.js';
import { managedPage } from '../lists/managed-page.js';

/** Kinds of certificates as the back office lists them; there are few, so they are read whole. */
@Injectable()
export class ListManagedCertificatesQuery {
  constructor(
    private readonly certificates: CertificateRepository,
    private readonly counts: CurrentCounts,
  ) {}

  async execute(request: RequestOf<typeof ListManagedCertificates>): Promise<ReplyOf<typeof ListManagedCertificates>> {
    const [all, counts] = await Promise.all([this.certificates.listAll(), this.counts.read()]);
    const { rows, total } = managedPage(all, request, {
      texts: ({ name, description }) => [name, description],
      by: { name: ({ sortKey }) => sortKey, businesses: ({ id }) => counts.ofCertificate(id) },
      then: ({ sortKey, id }) => sortKey + id,
    });
    return {
      certificates: rows.map((certificate) => managedCertificate(certificate, counts.ofCertificate(certificate.id))),
      total,
    };
  }
}
