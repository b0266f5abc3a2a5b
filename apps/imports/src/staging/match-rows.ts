import { IMPORT_BATCH, type ImportSettings, MatchBusinesses, type ReplyOf, type RowForecast } from '@tedarik/commands';
import { NUMBER_FIELDS, textsOf, WEBSITE_FIELDS } from '@tedarik/fields';
import type { RequestClient } from '@tedarik/messaging';
import type { Import } from '../import/import.schema.js';
import type { MappedStagedRow } from '../import/staged-row.js';
import { retryWhileUnavailable } from '../retry-while-unavailable.js';

/**
 * Adds to rows what the directory already knows about them. An earlier row of the same file has priority. Without a review, matches by the
 * rules of the directory are used only where the settings do more than skip: it applies the same rules when the rows are sent, and skips.
 */
export async function matchedRows<Row extends MappedStagedRow>(
  rows: Row[],
  { _id: importId, review, settings }: Pick<Import, '_id' | 'review' | 'settings'>,
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
    matches.push(...(await retryWhileUnavailable(() => requests.send(MatchBusinesses, request), signal)).matches);
  }
  const byRow = new Map(matches.map(({ row, ...match }) => [row, match]));
  return rows.map((row) => {
    const match = byRow.get(row.row);
    if (!match || !(review || match.by === 'weights' || doesMore(match, settings))) return row;
    // The row has the same name as an earlier row, which the weights do not know.
    if (row.forecast === 'branch' && match.by === 'weights') return row;
    if (row.forecast === 'duplicate') return match.kind === 'duplicate' ? { ...row, match } : row;
    return { ...row, match, forecast: match.kind };
  });
}

/** A branch may have a name that exists; so when branches are added, all duplicates must be known before they are sent. */
const doesMore = ({ kind }: { kind: RowForecast }, { onDuplicate, onBranch }: ImportSettings): boolean =>
  (kind === 'duplicate' && (onDuplicate !== 'skip' || onBranch === 'branch')) ||
  (kind === 'branch' && onBranch !== 'skip');

const numbersOf = (business: NonNullable<MappedStagedRow['business']>): string[] =>
  [...Object.values(textsOf(NUMBER_FIELDS, business)), business.location.phone].filter((number) => number !== null);
