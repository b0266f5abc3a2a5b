import type { BusinessSnapshot } from '@tedarik/events';
import { PROVINCES } from '@tedarik/turkish/places';
import type { NamedKeys } from '../../../src/index.js';
import { snapshotOf, TABLES, uuid } from '../businesses.js';
import type { Supplier } from './suppliers.js';

const WEEK = { from: 0, to: 7 * 24 * 60 };
/** The reference tables of the directory for these suppliers, including every province and district of the country. */
export const MARKET_TABLES: NamedKeys = {
  ...TABLES,
  cities: PROVINCES,
  districts: PROVINCES.flatMap(({ key, boroughs }) => boroughs.map((name) => ({ name, cityKey: key }))).map(
    (row, at) => ({ id: uuid(7, at), ...row }),
  ),
};

/** The rows from which suggestions are chosen, each with its number of suppliers. */
export function suggestedRows(all: readonly Supplier[]) {
  const counted = <Row extends { name: string }>(rows: readonly Row[], namesOf: (one: Supplier) => string[]) => {
    const counts = new Map<string, number>();
    for (const name of all.flatMap(namesOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
    return rows.map((row) => ({ ...row, businessCount: counts.get(row.name) ?? 0 }));
  };
  return {
    ...{ certificates: MARKET_TABLES.certificates!, services: MARKET_TABLES.serviceAttributes! },
    categories: counted(MARKET_TABLES.categories, ({ categories }) => categories),
    cities: counted(MARKET_TABLES.cities, ({ city }) => [city]),
    districts: counted(MARKET_TABLES.districts, ({ borough }) => [borough]),
  };
}

/** The snapshot that the directory would publish for a supplier. */
export function snapshotOfSupplier(supplier: Supplier, number: number): BusinessSnapshot {
  const snapshot = snapshotOf(supplier, number);
  return {
    ...snapshot,
    slug: `${snapshot.slug}-${number}`,
    locations: snapshot.locations.map((location) => ({ ...location, phone: supplier.phone })),
    openSpans: supplier.isOpen ? [WEEK] : [],
  };
}
