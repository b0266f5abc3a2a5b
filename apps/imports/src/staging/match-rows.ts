import { IMPORT_BATCH, MatchBusinesses, type ReplyOf } from '@tedarik/commands';
import { NUMBER_FIELDS, textsOf, WEBSITE_FIELDS } from '@tedarik/fields';
import type { RequestClient } from '@tedarik/messaging';
import type { Import } from '../import/import.schema.js';
import type { MappedStagedRow } from '../import/staged-row.js';
import { untilAnswered } from '../until-answered.js';

/**
 * Rows with what the directory knows of them already. What an earlier row of the file says of a row counts first. Without a
 * review only what weights found is taken over: by its own rules the directory decides when the rows reach it.
 */
export async function matchedRows<Row extends MappedStagedRow>(
  rows: Row[],
  { _id: importId, review }: Pick<Import, '_id' | 'review'>,
  requests: RequestClient,
  signal: AbortSignal,
): Promise<Row[]> {
  const businesses = rows.flatMap(({ row, business }) =>
    business
      ? [
          {
            row,
            name: business.name,
            placeId: business.placeId,
            phones: numbersOf(business),
            ...textsOf(WEBSITE_FIELDS, business),
            borough: business.location.borough,
            address: business.location.address,
            city: business.location.city,
            latitude: business.location.latitude,
            longitude: business.location.longitude,
          },
        ]
      : [],
  );
  if (!businesses.length) return rows;
  const matches: ReplyOf<typeof MatchBusinesses>['matches'] = [];
  for (let from = 0; from < businesses.length; from += IMPORT_BATCH.rows) {
    const request = { importId, businesses: businesses.slice(from, from + IMPORT_BATCH.rows) };
    matches.push(...(await untilAnswered(() => requests.send(MatchBusinesses, request), signal)).matches);
  }
  const byRow = new Map(matches.map(({ row, ...match }) => [row, match]));
  return rows.map((row) => {
    const match = byRow.get(row.row);
    if (!match || (!review && match.by !== 'weights')) return row;
    // Of one name with an earlier row: what that row is, weights do not know.
    if (row.forecast === 'branch' && match.by === 'weights') return row;
    if (row.forecast === 'duplicate') return match.kind === 'duplicate' ? { ...row, match } : row;
    return { ...row, match, forecast: match.kind };
  });
}

const numbersOf = (business: NonNullable<MappedStagedRow['business']>): string[] =>
  [...Object.values(textsOf(NUMBER_FIELDS, business)), business.location.phone].filter((number) => number !== null);
