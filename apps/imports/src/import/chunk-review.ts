import type { GetImportReview, ReplyOf, RowForecast, RowProblem } from '@tedarik/commands';
import { codeOf, GUESSED_CITY, REFUSED } from '../mapping/mapped-row.js';
import type { MappedStagedRow } from './staged-row.js';

/** Result of the dry run for one chunk; GetImportReview returns the sum over all chunks. */
export interface ChunkReview extends Record<RowForecast, number> {
  reasons: Reason[];
  /** Rows that name no city, per forecast; absent in chunks of earlier versions. */
  withoutCity?: Record<RowForecast, number>;
  unknownTypes: { type: string; count: number }[];
  categories: { name: string; count: number }[];
  /** Earlier rows of the file that have the same name as a branch in this chunk. */
  leads: number[];
}
type Reason = ReplyOf<typeof GetImportReview>['reasons'][number];

/** Number of rows that are listed per reason. */
export const ROWS_NAMED = 20;

/** Computes the sums over the rows of a chunk. */
export function reviewOf(rows: readonly MappedStagedRow[]): ChunkReview {
  const forecasts: Record<RowForecast, number> = { new: 0, duplicate: 0, branch: 0, doubtful: 0, invalid: 0 };
  const withoutCity = { ...forecasts };
  const reasons = new Map<string, Reason>();
  const unknownTypes = new Map<string, number>();
  const categories = new Map<string, number>();
  const countReason = (kind: Reason['kind'], reason: string, row: number) => {
    const found = reasons.get(`${kind} ${reason}`);
    if (!found) return void reasons.set(`${kind} ${reason}`, { kind, reason, count: 1, rows: [row] });
    found.count += 1;
    if (found.rows.length < ROWS_NAMED) found.rows.push(row);
  };
  for (const row of rows) {
    if (row.refusal !== REFUSED.note) forecasts[row.forecast] += 1;
    if (row.warnings.includes(GUESSED_CITY)) withoutCity[row.forecast] += 1;
    if (row.forecast !== 'new') countReason(row.forecast, reasonOf(row), row.row);
    for (const code of new Set(row.warnings.map(codeOf))) countReason('warning', code, row.row);
    const { unknownType, categoryNames = [] } = row.business ?? {};
    if (unknownType) unknownTypes.set(unknownType, (unknownTypes.get(unknownType) ?? 0) + 1);
    for (const name of categoryNames) categories.set(name, (categories.get(name) ?? 0) + 1);
  }
  return {
    ...forecasts,
    reasons: [...reasons.values()],
    withoutCity,
    unknownTypes: [...unknownTypes].map(([type, count]) => ({ type, count })),
    categories: [...categories].map(([name, count]) => ({ name, count })),
    leads: [...new Set(rows.flatMap(({ forecast, earlierRow }) => (forecast === 'branch' ? (earlierRow ?? []) : [])))],
  };
}

/** The same check as a MongoDB expression on `$$row`: whether a stored row has the problem. */
export function hasProblemExpression({ kind, reason }: RowProblem): object {
  const code = { $arrayElemAt: [{ $split: ['$$this', ': '] }, 0] };
  if (kind === 'warning') return { $in: [reason, { $map: { input: '$$row.warnings', in: code } }] };
  const inFile = { $cond: [isBranchInFile, 'branch-in-file', 'duplicate-in-file'] };
  const matched = { $concat: ['matched-', '$$row.match.by'] };
  const own = { $cond: [{ $eq: ['$$row.match.kind', '$$row.forecast'] }, matched, inFile] };
  return { $and: [{ $eq: ['$$row.forecast', kind] }, { $eq: [reason, { $ifNull: ['$$row.refusal', own] }] }] };
}

const isBranchInFile = { $and: [{ $ne: ['$$row.earlierRow', null] }, { $eq: ['$$row.forecast', 'branch'] }] };

/** The reason why a row is not simply new. */
function reasonOf({ forecast, refusal, match, earlierRow }: MappedStagedRow): string {
  if (refusal) return refusal;
  if (match?.kind === forecast) return `matched-${match.by}`;
  return earlierRow !== null && forecast === 'branch' ? 'branch-in-file' : 'duplicate-in-file';
}
