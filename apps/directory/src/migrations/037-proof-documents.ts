import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Adds documents that prove claims and certificates. */
export const PROOF_DOCUMENTS_MIGRATION: Migration = {
  id: '037-proof-documents',
  async up(db) {
    await ensureCollection(db, 'proofDocuments', [
      { key: { claimId: 1, addedAt: 1 }, name: 'claim' },
      { key: { accountId: 1 }, name: 'account' },
      { key: { businessId: 1 }, name: 'business' },
      // Only one document per certificate of a page.
      {
        ...{ key: { businessId: 1, certificateId: 1 }, name: 'certificate', unique: true },
        partialFilterExpression: { certificateId: { $type: 'string' } },
      },
      { key: { endedAt: 1 }, name: 'ended', partialFilterExpression: { endedAt: { $type: 'date' } } },
    ]);
  },
};
