import type { ImportedMatch, MatchBusinesses, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { isStreetKey } from '../business/place-keys.js';
import { type Common, CommonValues } from './common-values.js';
import { RecognizableBusinesses } from './recognizable-businesses.repository.js';
import { lookupKeysOf, recognizable, recognizer } from './recognize.js';
import { type SoughtRow, soughtRow } from './sought-row.js';
import {
  comparableOf,
  openPairs,
  plausible,
  weigh,
  type Weighed,
  weighedLookupKeysOf,
  worthWeighing,
} from './weigh.js';

/**
 * Finds the rows of an import that already exist in the directory, with the same small number of queries for 200 rows as for one. Rows that
 * the fixed rules do not recognise are compared by weights, provided that the request names the import.
 */
@Injectable()
export class MatchBusinessesQuery {
  constructor(
    private readonly businesses: RecognizableBusinesses,
    private readonly commonValues: CommonValues,
  ) {}

  async execute({ importId, businesses }: RequestOf<typeof MatchBusinesses>): Promise<ReplyOf<typeof MatchBusinesses>> {
    const rows = businesses.map(soughtRow);
    const weighing = importId ? { importId, common: await this.commonValues.read() } : null;
    const found = await this.businesses.find(lookupKeysOf(rows), weighing && weighedLookupKeysOf(rows, weighing));
    const pairs = weighing && worthWeighing(rows, found, weighing.importId);
    const likely = weighing && pairs ? plausible(pairs, weighing.common) : [];
    const worthReading = new Set([...recognizable(rows, found), ...likely]);
    const known = await this.businesses.read(found.filter(({ id }) => worthReading.has(id)));
    const recognize = recognizer(known);
    const recognized = new Map(rows.map((row) => [row.row, recognize(row)]));
    const isOpen = ({ row }: SoughtRow) => !recognized.get(row);
    const weighed = weighing && pairs && (await this.weigh(openPairs(pairs, known, isOpen), weighing));
    const matches = rows.flatMap(({ row }) => {
      const match = recognized.get(row) ?? weighed?.get(row);
      return match ? [{ row, ...match }] : [];
    });
    return { matches };
  }

  /**
   * Weighs rows twice if they have an address in common with their match, because only then it matters how many other businesses have it
   * too. For most rows these need not be read.
   */
  private async weigh(
    weighed: Weighed,
    { importId, common }: { importId: string; common: Common },
  ): Promise<Map<number, ImportedMatch>> {
    const matches = weigh(weighed, common);
    const pairs = weighed.pairs.filter(({ row }) => matches.get(row.row)?.reasons.includes('same-address'));
    if (pairs.length === 0) return matches;
    const streets = new Set(pairs.flatMap(({ row }) => row.placeKeys.filter(isStreetKey)));
    const there = await this.businesses.readAtStreets([...streets], importId);
    const neighbours = [...weighed.pairs.map(({ row }) => row.comparable), ...there.map(comparableOf)];
    for (const { row } of pairs) matches.delete(row.row);
    return new Map([...matches, ...weigh({ ...weighed, pairs }, common, neighbours)]);
  }
}
