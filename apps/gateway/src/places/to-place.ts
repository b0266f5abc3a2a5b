import { sortKey } from '@tedarik/turkish';
import type { CityRow, DistrictRow } from '../reference-tables/tables.js';
import type { City } from './city.types.js';
import type { District } from './district.types.js';

export const toCity = ({ key, ...city }: CityRow): City => ({ ...city, slug: key });

export const toDistrict = ({ cityKey, ...district }: DistrictRow): District => ({ ...district, citySlug: cityKey });

/** PUB-CITY-03, PUB-DIST-08: sorts by number of businesses, highest first, then by Turkish name. */
export function byCount<Row extends { name: string; businessCount: number }>(rows: readonly Row[]): Row[] {
  const keyed = rows.map((row) => ({ row, key: sortKey(row.name) }));
  return keyed
    .sort((one, other) => other.row.businessCount - one.row.businessCount || (one.key < other.key ? -1 : 1))
    .map(({ row }) => row);
}
