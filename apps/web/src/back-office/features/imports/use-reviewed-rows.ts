import { useEffect } from 'react';
import type { Failure } from '../../api/failure.js';
import { useReviewedRowsInfiniteQuery } from './api/imports-api.js';
import {
  type Forecast,
  isSameProblem,
  type ReviewProblem,
  type Review,
  type ReviewedRow,
  type RowsRequested,
} from './api/review.js';
import { NOTE } from './forecast-tag.js';

export const FORECASTS: readonly Forecast[] = ['new', 'duplicate', 'branch', 'doubtful', 'invalid'];

export interface ReviewedRows {
  requested: RowsRequested;
  /** The rows loaded so far, in the order of the file; undefined before the first page. */
  rows: readonly ReviewedRow[] | undefined;
  total: number;
  error: Failure | null;
  isFetching: boolean;
  refetch: () => unknown;
}

const notesIn = ({ reasons }: Review) => reasons.find(({ reason }) => reason === NOTE)?.count ?? 0;

/** The first `wanted` rows that match; further pages are loaded until there are enough. */
export function useReviewedRows(requested: RowsRequested, review: Review, wanted: number): ReviewedRows {
  const { forecast, problem } = requested;
  const counted = problem && review.reasons.find((one) => isSameProblem(problem, one as ReviewProblem));
  const total = problem
    ? (counted?.count ?? 0)
    : forecast
      ? review[forecast]
      : FORECASTS.reduce((sum, each) => sum + review[each], notesIn(review));
  const { currentData, error, isFetching, hasNextPage, fetchNextPage, refetch } = useReviewedRowsInfiniteQuery(
    requested,
    {
      refetchOnMountOrArgChange: true,
    },
  );
  const rows = currentData?.pages.flat();
  const isShort = rows !== undefined && rows.length < Math.min(wanted, total);
  useEffect(() => {
    if (isShort && hasNextPage && !isFetching && !error) void fetchNextPage();
  }, [error, fetchNextPage, hasNextPage, isFetching, isShort]);
  return { requested, rows, total, error: (error as Failure | undefined) ?? null, isFetching, refetch };
}
