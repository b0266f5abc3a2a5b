import { useCallback, useEffect, useRef, useState } from 'react';
import type { RunQuery } from '../../lib/graphql/operation.js';
import { type Failed, failedBy, useServices } from '../../lib/services.js';

interface Page {
  page: number;
  totalPages: number;
}

/** Pages of a list of a visitor's own, each below the one before. `read` stays the same while it reads the same list. */
export function usePagesOf<OnePage extends Page>(read: (query: RunQuery, page: number) => Promise<OnePage>) {
  const { query } = useServices();
  const [pages, setPages] = useState<OnePage[]>([]);
  const [failure, setFailure] = useState<Failed | null>(null);
  const [isLoading, setLoading] = useState(false);
  /** The request whose answer is shown: of two at a time the later one's. */
  const latest = useRef(0);
  const load = useCallback(
    async (page: number) => {
      const request = ++latest.current;
      setLoading(true);
      try {
        const loaded = await read(query, page);
        if (request !== latest.current) return;
        setFailure(null);
        setPages((before) => (page === 1 ? [loaded] : [...before, loaded]));
      } catch (error) {
        if (request === latest.current) setFailure(failedBy(error));
      } finally {
        if (request === latest.current) setLoading(false);
      }
    },
    [query, read],
  );
  const reload = useCallback(() => void load(1), [load]);
  useEffect(reload, [reload]);
  const last = pages.at(-1);
  return {
    ...{ pages, last, failure, isLoading, reload },
    hasMore: last !== undefined && last.page < last.totalPages,
    loadMore: () => void (isLoading || load((last?.page ?? 0) + 1)),
  };
}
