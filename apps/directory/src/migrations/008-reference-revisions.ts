import { ensureCollection, type Migration } from '@tedarik/service-kit';
import { previewOf } from './frozen/preview.js';

/** Adds revisions to categories and districts, previews to texts, and an index for districts chosen by hand. */
export const REFERENCE_REVISIONS_MIGRATION: Migration = {
  id: '008-reference-revisions',
  async up(db) {
    await ensureCollection(db, 'businesses', [
      {
        key: { 'locations.districtKeys': 1 },
        name: 'chosenDistrict',
        // Only keys chosen by hand, 'id:…'; keys derived from addresses would fill the index.
        partialFilterExpression: { deletedAt: null, 'locations.districtKeys': { $gte: 'id:', $lt: 'id;' } },
      },
    ]);
    for (const name of ['categories', 'districts']) {
      await db.collection(name).updateMany({ revision: { $exists: false } }, { $set: { revision: 1 } });
    }
    const texts = db.collection<{ html: string | null }>('seoTexts');
    for await (const { _id, html } of texts.find({ preview: { $exists: false } })) {
      await texts.updateOne({ _id }, { $set: { preview: previewOf(html ?? '') } });
    }
  },
};
