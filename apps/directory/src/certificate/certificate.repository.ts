import { Injectable } from '@nestjs/common';
import { assertSaved, Database } from '@tedarik/service-kit';
import type { ClientSession, mongo } from 'mongoose';
import { certificateNotFound } from './certificate.errors.js';
import type { Certificate } from './certificate.js';
import { certificateDocuments, type CertificateDocument } from './certificate.schema.js';

/** Kinds of certificates. A taken name fails with MongoDB's duplicate key. */
@Injectable()
export class CertificateRepository {
  private readonly stored = certificateDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  async addMany(session: ClientSession, certificates: readonly Certificate[]): Promise<void> {
    if (certificates.length === 0) return;
    const documents = certificates.map(({ id, ...fields }) => ({ _id: id, ...fields }));
    await this.stored.collection.insertMany(documents, { session });
  }

  async save(session: ClientSession, { id, ...certificate }: Certificate): Promise<void> {
    const { matchedCount } = await this.stored.collection.replaceOne({ _id: id }, certificate, { session });
    assertSaved(matchedCount, 'certificates', [id]);
  }

  async remove(session: ClientSession, ids: readonly string[]): Promise<void> {
    await this.stored.collection.deleteMany({ _id: { $in: [...ids] } }, { session });
  }

  /** Also one that was deleted. Throws certificate-not-found. */
  async getForUpdate(session: ClientSession, id: string): Promise<Certificate> {
    const document = await this.stored.model.findById(id).session(session).lean<CertificateDocument>();
    if (!document) throw certificateNotFound(id);
    return fromDocument(document);
  }

  async findByNames(session: ClientSession, nameKeys: readonly string[]): Promise<Certificate[]> {
    return this.find({ nameKey: { $in: nameKeys } }, session);
  }

  async findByIds(ids: readonly string[], session: ClientSession | null = null): Promise<Certificate[]> {
    return ids.length === 0 ? [] : this.find({ _id: { $in: ids } }, session);
  }

  async listAll(): Promise<Certificate[]> {
    return this.find({}, null);
  }

  private async find(filter: mongo.Filter<CertificateDocument>, session: ClientSession | null): Promise<Certificate[]> {
    const found = this.stored.model.find({ ...filter, deletedAt: null }).session(session);
    return (await found.lean<CertificateDocument[]>()).map(fromDocument);
  }
}

const fromDocument = ({ _id, ...fields }: CertificateDocument): Certificate => ({ id: _id, ...fields });
