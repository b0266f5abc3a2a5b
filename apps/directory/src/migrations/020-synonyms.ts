import { ensureCollection, type Migration, newId } from '@tedarik/service-kit';
import { nameKey, sortKey } from '@tedarik/turkish';

/** A word, its equivalents, and narrower words. */
const AT_FIRST: readonly [string, string, string][] = [
  ['zeytinyağı', 'zeytin yağı, sızma zeytinyağı', ''],
  ['bakliyat', 'kuru baklagil, baklagil', 'nohut, mercimek, fasulye, barbunya, bakla'],
  ['süt ürünleri', 'mandıra, süthane', ''],
  ['şekerleme', 'lokum, akide şekeri, şekerci', ''],
  ['kuruyemiş', 'çerez', 'fındık, antep fıstığı, ceviz, badem, leblebi'],
  ['unlu mamul', 'fırın ürünleri, fırıncılık', ''],
  ['et ürünleri', 'şarküteri, kasap', ''],
  ['deniz ürünleri', 'balık, su ürünleri', ''],
  ['meyve sebze', 'yaş meyve, manav, yaş sebze', ''],
  ['antep fıstığı', 'fıstık, şamfıstığı', ''],
  ['pul biber', 'kırmızı biber, isot', ''],
  ['sucuk', 'pastırma', ''],
  ['içecek', 'meşrubat', 'çay, kahve, şerbet, meyve suyu, şalgam'],
  ['tatlı', 'tatlıcı, pastane', 'baklava, künefe, kadayıf, şöbiyet, helva'],
  ['çay', 'türk çayı, siyah çay', ''],
  ['kahve', 'türk kahvesi', ''],
  ['domates salçası', 'salça', ''],
  ['toptan', 'toptancı, tedarikçi', ''],
  ['organik', 'doğal', ''],
  ['yumurta', 'çiftlik yumurtası', ''],
  ['nohut', 'leblebi', ''],
  ['peynir', '', 'kaşar, gravyer, tulum, lor, çökelek, hellim, mozzarella'],
  ['balık', '', 'hamsi, levrek, çipura, lüfer, palamut, somon, alabalık, uskumru'],
];

/** Adds synonyms, with an initial list of words that were built into the search before. Administrators can change them. */
export const SYNONYMS_MIGRATION: Migration = {
  id: '020-synonyms',
  async up(db) {
    const deleted = { deletedAt: { $gt: new Date(0) } };
    await ensureCollection(db, 'synonyms', [
      { key: { nameKey: 1 }, name: 'liveName', unique: true, partialFilterExpression: { deletedAt: null } },
      { key: { deletedAt: 1 }, name: 'erasable', partialFilterExpression: deleted },
    ]);
    const rows = AT_FIRST.map(([name, equivalents, narrower]) => {
      const fields = { name, sortKey: sortKey(name), equivalents: equivalents || null, narrower: narrower || null };
      const $setOnInsert = { _id: newId(), ...fields, revision: 1, createdAt: new Date() };
      return {
        updateOne: { filter: { nameKey: nameKey(name), deletedAt: null }, update: { $setOnInsert }, upsert: true },
      };
    });
    await db.collection<{ _id: string }>('synonyms').bulkWrite(rows);
  },
};
