import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { Business } from '../business/business.js';
import { businessDocuments, fromDocument, type BusinessDocument } from '../business/business.schema.js';
import { RECORD_LINKS } from '../business/record-links.js';
import type { Sweep } from './sweep.js';

/** Live businesses of any status that still refer to a deleted record. */
@Injectable()
export class SweptBusinessesRepository {
  private readonly stored = businessDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  async find(session: ClientSession, sweep: Sweep, limit: number): Promise<Business[]> {
    const found = this.stored.model.find(pointingAt(sweep)).limit(limit).session(session);
    return (await found.lean<BusinessDocument[]>()).map(fromDocument);
  }
}

function pointingAt({ of, recordId }: Sweep): object {
  switch (of) {
    case 'category':
      // Only businesses that are not deleted have a standing; the condition is needed for the partial index.
      return { categoryIds: recordId, standing: { $gt: '' } };
    case 'district':
      return { 'locations.districtKeys': `id:${recordId}`, deletedAt: null };
    default:
      return { [RECORD_LINKS[of].path]: recordId, deletedAt: null };
  }
}
