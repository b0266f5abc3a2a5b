import { MatchBusinesses } from '@tedarik/commands';
import type { RequestClient } from '@tedarik/messaging';
import type { StagedRow } from '../import/staged-row.js';
import { untilAnswered } from '../until-answered.js';

/** Rows with what the directory knows of them already. What an earlier row of the file says of a row counts first. */
export async function matchedRows(
  rows: StagedRow[],
  requests: RequestClient,
  signal: AbortSignal,
): Promise<StagedRow[]> {
  const businesses = rows.flatMap(({ row, business }) =>
    business
      ? [
          {
            row,
            name: business.name,
            placeId: business.placeId,
            address: business.location.address,
            city: business.location.city,
            latitude: business.location.latitude,
            longitude: business.location.longitude,
          },
        ]
      : [],
  );
  if (!businesses.length) return rows;
  const { matches } = await untilAnswered(() => requests.send(MatchBusinesses, { businesses }), signal);
  const byRow = new Map(matches.map(({ row, ...match }) => [row, match]));
  return rows.map((row) => {
    const match = byRow.get(row.row);
    if (!match) return row;
    if (row.forecast === 'duplicate') return match.kind === 'duplicate' ? { ...row, match } : row;
    return { ...row, match, forecast: match.kind };
  });
}
