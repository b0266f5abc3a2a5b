import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { CountChanges } from '../counts/count-changes.js';
import { COUNTED_FIELDS } from '../counts/tallies.js';
import type { Business } from '../business/business.js';
import { businessDocuments, fromDocument, type BusinessDocument, toDocument } from '../business/business.schema.js';
import type { Sweep } from './sweep.js';

/** Live businesses of any status that still point at what was deleted. */
@Injectable()
export class SweptBusinessesRepository {
  private readonly stored = businessDocuments(this.database.connection);

  constructor(
    private readonly database: Database,
    private readonly countChanges: CountChanges,
  ) {}

  async find(session: ClientSession, sweep: Sweep, limit: number): Promise<Business[]> {
    const found = this.stored.model.find(pointingAt(sweep)).limit(limit).session(session);
    return (await found.lean<BusinessDocument[]>()).map(fromDocument);
  }

  /** A concurrent change of one of them makes the transaction start again. */
  async save(
    session: ClientSession,
    businesses: readonly Business[],
    categoryNamesOf: (business: Business) => string[],
  ): Promise<void> {
    const documents = businesses.map((business) => toDocument(business, categoryNamesOf(business)));
    const stored = { _id: { $in: documents.map(({ _id }) => _id) } };
    const before = await this.stored.collection.find(stored, { session, projection: COUNTED_FIELDS }).toArray();
    const writes = documents.map(({ _id, ...replacement }) => ({ replaceOne: { filter: { _id }, replacement } }));
    await this.stored.collection.bulkWrite(writes, { session, ordered: true });
    await this.countChanges.record(session, before, documents, 'bulk');
  }
}

function pointingAt({ of, recordId }: Sweep): object {
  switch (of) {
    case 'category':
      // Only what is not deleted has a standing: this is how the index is defined.
      return { categoryIds: recordId, standing: { $gt: '' } };
    case 'certificate':
      return { 'certificates.certificateId': recordId, deletedAt: null };
    case 'district':
      return { 'locations.districtKeys': `id:${recordId}`, deletedAt: null };
  }
}
