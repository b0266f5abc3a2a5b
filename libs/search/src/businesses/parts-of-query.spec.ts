import type { NamedKeys } from './keys-of-words.js';
import { partsOfQuery } from './parts-of-query.js';

const TABLES: NamedKeys = {
  categories: [
    { id: 'icecek', name: 'Çay ve İçecek' },
    { id: 'yaglar', name: 'Zeytinyağı ve Yağlar' },
  ],
  certificates: [{ id: 'iso', name: 'ISO 22000' }],
  serviceAttributes: [{ id: 'toptan', name: 'Toptan satış' }],
  cities: [{ key: 'balikesir', name: 'Balıkesir' }],
  districts: [
    { id: 'd1', name: 'Ayvalık', cityKey: 'balikesir' },
    { id: 'd2', name: 'Çay', cityKey: 'afyonkarahisar' },
  ],
  synonyms: [{ name: 'toptan', equivalents: 'toptancı, tedarikçi', narrower: null }],
};
const FOUND = [{ name: 'Öz Şanlı Gıda', productNames: ['Keçi peyniri', 'Ekşi sumak'] }];
const partsOf = (text: string) =>
  partsOfQuery(text, TABLES, FOUND)
    .map(({ kind, text: said }) => `${kind}: ${said}`)
    .join(', ');

describe('the parts of a query', () => {
  it.each([
    ['zeytinyağı toptan ayvalık', 'product: zeytinyağı, service: toptan, place: ayvalık'],
    ['Çay ve İçecek Balıkesir’de', 'category: Çay ve İçecek, place: Balıkesir’de'],
    ['çay', 'product: çay'],
    ['ISO 22000 belgeli', 'certificate: ISO 22000 belgeli'],
    ['şu an açık bana yakın çay', 'open: şu an açık, near: bana yakın, product: çay'],
    ['yakınımda açık çay', 'near: yakınımda, open: açık, product: çay'],
    ['çay/zeytinyağı', 'product: çay/zeytinyağı'],
    ['www.ozsanligida.com çay', 'word: www.ozsanligida.com, product: çay'],
    ['www.öz-şanlı-gıda.com', 'word: www.öz-şanlı-gıda.com'],
    ['peyniri keçi', 'product: peyniri keçi'],
    ['keçi peynirinden sumak', 'product: keçi peynirinden, product: sumak'],
    ['şanlı ayvalık', 'name: şanlı, place: ayvalık'],
    ['öz şanlı gıda', 'name: öz şanlı gıda'],
    ['karadeniz bölgesi zeytinyağı', 'place: karadeniz bölgesi, product: zeytinyağı'],
    ['Ege’nin çayı', 'place: Ege’nin, product: çayı'],
    ['çay iç anadoludan', 'product: çay, place: iç anadoludan'],
    ['helikopter pisti balıkesir', 'word: helikopter pisti, place: balıkesir'],
    ['çay tedarikçileri', 'product: çay'],
    ['zeytinyağı veya çay', 'product: zeytinyağı, product: çay'],
    ['zeytinyağı Ya da çay', 'product: zeytinyağı, product: çay'],
    ['balıke', 'word: balıke'],
    ['tedarikçi firmalar', ''],
    ['', ''],
  ])('%j: %s', (text, parts) => {
    expect(partsOf(text)).toBe(parts);
  });

  it('come with the query without that part, empty if only general words would be left', () => {
    const without = (text: string) => partsOfQuery(text, TABLES).map((part) => part.without);
    expect(without('  zeytinyağı  toptan ayvalık')).toEqual([
      'toptan ayvalık',
      'zeytinyağı ayvalık',
      'zeytinyağı toptan',
    ]);
    expect(without('çay firmaları')).toEqual(['']);
  });
});
