import type { MatchBusinesses, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { CommonValues } from './common-values.js';
import { RecognizableBusinesses } from './recognizable-businesses.repository.js';
import { lookupKeysOf, recognizer } from './recognize.js';
import { soughtRow } from './sought-row.js';
import { weigh, weighedLookupKeysOf, worthWeighing } from './weigh.js';

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
    const known = await this.businesses.find(lookupKeysOf(rows), weighing && weighedLookupKeysOf(rows, weighing));
    const recognize = recognizer(known);
    const recognized = new Map(rows.map((row) => [row.row, recognize(row)]));
    const open = rows.filter(({ row }) => !recognized.get(row));
    const weighed = weighing ? weigh(worthWeighing(open, known, weighing.importId), weighing.common) : undefined;
    const matches = rows.flatMap(({ row }) => {
      const match = recognized.get(row) ?? weighed?.get(row);
      return match ? [{ row, ...match }] : [];
    });
    return { matches };
  }
}
