import { type Migration, newId } from '@tedarik/service-kit';
import { nameKey, sortKey } from '@tedarik/turkish';

/** English names of goods with their Turkish equivalents. */
const IN_ENGLISH: readonly [string, string][] = [
  ['olive oil', 'zeytinyağı'],
  ['olive', 'olives, zeytin'],
  ['cheese', 'peynir, kaşar'],
  ['butter', 'tereyağı'],
  ['yoghurt', 'yoğurt'],
  ['honey', 'bal'],
  ['tea', 'çay'],
  ['coffee', 'kahve'],
  ['turkish delight', 'lokum'],
  ['nuts', 'kuruyemiş, çerez'],
  ['hazelnut', 'hazelnuts, fındık'],
  ['pistachio', 'pistachios, fıstık, antep fıstığı'],
  ['walnut', 'walnuts, ceviz'],
  ['almond', 'almonds, badem'],
  ['apricot', 'apricots, kayısı'],
  ['fig', 'figs, incir'],
  ['spices', 'spice, baharat'],
  ['lentils', 'lentil, mercimek'],
  ['chickpeas', 'chickpea, nohut'],
  ['flour', 'un'],
  ['fish', 'balık, deniz ürünleri'],
  ['meat', 'et, et ürünleri'],
  ['vegetables', 'sebze'],
  ['fruit', 'meyve'],
  ['wholesale', 'wholesaler, toptan'],
];

/**
 * Adds English synonyms, because exporters and their buyers search in English. Administrators can change them; existing words are not
 * overwritten.
 */
export const ENGLISH_SYNONYMS_MIGRATION: Migration = {
  id: '026-english-synonyms',
  async up(db) {
    const rows = IN_ENGLISH.map(([name, equivalents]) => {
      const $setOnInsert = { _id: newId(), name, sortKey: sortKey(name), equivalents, narrower: null, revision: 1, createdAt: new Date() }; // oxfmt-ignore
      return {
        updateOne: { filter: { nameKey: nameKey(name), deletedAt: null }, update: { $setOnInsert }, upsert: true },
      };
    });
    await db.collection<{ _id: string }>('synonyms').bulkWrite(rows);
  },
};
