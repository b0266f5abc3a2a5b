import { useEffect } from 'react';
import type { Failure } from '../../api/failure.js';
import { type Forecast, type Review, type ReviewedRow, useReviewedRowsInfiniteQuery } from './api/imports-api.js';

export const FORECASTS: readonly Forecast[] = ['new', 'duplicate', 'branch', 'invalid'];

export interface ReviewedRows {
  forecast: Forecast | null;
  /** Those that have come so far, in the order of the file; undefined before the first ones. */
  rows: readonly ReviewedRow[] | undefined;
  total: number;
  error: Failure | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** The first `wanted` rows of a forecast, or of all: further ones are asked for until they are there. */
export function useReviewedRows(id: string, review: Review, forecast: Forecast | null, wanted: number): ReviewedRows {
  const total = forecast ? review[forecast] : FORECASTS.reduce((sum, each) => sum + review[each], 0);
  const { currentData, error, isFetching, hasNextPage, fetchNextPage, refetch } = useReviewedRowsInfiniteQuery(
    { id, forecast },
    { refetchOnMountOrArgChange: true },
  );
  const rows = currentData?.pages.flat();
  const isShort = rows !== undefined && rows.length < Math.min(wanted, total);
  useEffect(() => {
    if (isShort && hasNextPage && !isFetching && !error) void fetchNextPage();
  }, [error, fetchNextPage, hasNextPage, isFetching, isShort]);
  return { forecast, rows, total, error: (error as Failure | undefined) ?? null, isFetching, refetch };
}
