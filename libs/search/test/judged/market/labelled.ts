import { lower, withSuffix } from '@tedarik/turkish';
import type { PartKind } from '../../../src/index.js';
import { regionsOf } from './rules.js';
import { chance, type Chance, type Supplier } from './suppliers.js';
import { plural, possessive, trader } from './writing.js';

type Part = [kind: PartKind, text: string];

/** A query split into the parts that the person meant; general words have no kind. */
export type LabelledQuery = { kind: PartKind | null; text: string }[];

const COUNT = process.env.JUDGE || process.env.FULL ? 300 : 90;
const GENERAL = ['firmaları', 'satan yerler', 'fiyatları', 'tedarikçisi'];

const pieces: Readonly<Record<string, (supplier: Supplier, pick: Chance) => Part | null>> = {
  goods: ({ sells: [good] }, pick) => ['product', pick.oneOf([good!.kind, lower(good!.name)])],
  inflected: ({ sells: [good] }, pick) =>
    good!.kind.includes(' ') ? null : ['product', pick.oneOf([plural, possessive, trader])(good!.kind)],
  category: ({ categories: [category] }) => ['category', lower(category!)],
  city: ({ city }, pick) => [
    'place',
    pick.oneOf([lower(city), city, withSuffix(city, 'da'), withSuffix(city, 'daki')]),
  ],
  region: ({ city }, pick) => {
    const region = pick.oneOf(regionsOf(city));
    return [
      'place',
      pick.oneOf([lower(region), region, withSuffix(region, 'da'), `${region} bölgesi`, `${lower(region)} yöresi`]),
    ];
  },
  borough: ({ borough }) => ['place', lower(borough)],
  certificate: ({ certificates: [certificate] }) => (certificate ? ['certificate', lower(certificate)] : null),
  service: ({ services: [service] }) => (service ? ['service', lower(service)] : null),
  near: (_, pick) => ['near', pick.oneOf(['bana yakın', 'yakınımdaki', 'en yakın'])],
  open: (_, pick) => ['open', pick.oneOf(['şu an açık', 'şimdi açık', 'şu anda açık olan'])],
  name: ({ name }) => ['name', name],
  house: ({ house, name }) => ['name', lower(name.slice(0, name.indexOf(house) + house.length))],
};

const SHAPES = [
  ['goods'],
  ['goods', 'city'],
  ['borough', 'goods'],
  ['goods', 'service', 'borough'],
  ['certificate', 'goods'],
  ['certificate', 'goods', 'city'],
  ['category', 'city'],
  ['category'],
  ['near', 'goods'],
  ['open', 'goods', 'borough'],
  ['city', 'inflected'],
  ['inflected'],
  ['name'],
  ['house'],
  ['service', 'category'],
  ['region', 'goods'],
  ['inflected', 'region'],
];

/** `count` queries, cycling through all shapes; the same in every run. */
export function labelledQueries(all: readonly Supplier[]): LabelledQuery[] {
  const pick = chance(2_000);
  return Array.from({ length: COUNT }, (_, number) => {
    const shape = SHAPES[number % SHAPES.length]!;
    for (;;) {
      const supplier = pick.oneOf(all);
      const parts = shape.map((name) => pieces[name]!(supplier, pick));
      if (parts.includes(null) || supplier.borough === 'Merkez') continue;
      const query = (parts as Part[]).map(([kind, text]) => ({ kind, text }));
      const isGeneral = !shape.includes('name') && pick.often(0.2);
      return isGeneral ? [...query, { kind: null, text: pick.oneOf(GENERAL) }] : query;
    }
  });
}
