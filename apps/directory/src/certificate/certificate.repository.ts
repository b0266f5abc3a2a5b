import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { Certificate } from './certificate.js';
import { certificateDocuments, type CertificateDocument } from './certificate.schema.js';

@Injectable()
export class CertificateRepository {
  private readonly stored = certificateDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  async addMany(session: ClientSession, certificates: readonly Certificate[]): Promise<void> {
    if (certificates.length === 0) return;
    const documents = certificates.map(({ id, ...fields }) => ({ _id: id, ...fields }));
    await this.stored.collection.insertMany(documents, { session });
  }

  async findByNames(session: ClientSession, nameKeys: readonly string[]): Promise<Certificate[]> {
    return this.find({ nameKey: { $in: nameKeys } }, session);
  }

  async findByIds(ids: readonly string[], session: ClientSession | null = null): Promise<Certificate[]> {
    return ids.length === 0 ? [] : this.find({ _id: { $in: ids } }, session);
  }

  private async find(filter: object, session: ClientSession | null): Promise<Certificate[]> {
    const found = await this.stored.model.find(filter).session(session).lean<CertificateDocument[]>();
    return found.map(({ _id, ...fields }) => ({ id: _id, ...fields }));
  }
}
