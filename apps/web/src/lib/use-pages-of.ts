import { useCallback, useEffect, useRef, useState } from 'react';
import type { RunQuery } from './graphql/operation.js';
import { type Failed, failedBy, useServices } from './services.js';

interface Page {
  items: { id: string }[];
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
    (from: number, to = from) => {
      const request = ++latest.current;
      const settle = (show: () => void) => {
        if (request !== latest.current) return;
        setLoading(false);
        show();
      };
      Promise.all(Array.from({ length: to - from + 1 }, (_, at) => read(query, from + at))).then(
        (loaded) =>
          settle(() => {
            setFailure(null);
            setPages((before) => [...before.slice(0, from - 1), ...loaded]);
          }),
        (error: unknown) => settle(() => setFailure(failedBy(error))),
      );
    },
    [query, read],
  );
  useEffect(() => load(1), [load]);
  const last = pages.at(-1);
  // What was added meanwhile moves items to the next page, where they come a second time.
  const all = pages.flatMap((page): OnePage['items'] => page.items);
  const items: OnePage['items'] = [...new Map(all.map((item) => [item.id, item])).values()];
  return {
    ...{ items, last, failure, isLoading },
    /** All that are shown: what somebody types beside an item of a later page stays. */
    reload: () => load(1, Math.max(pages.length, 1)),
    hasMore: last !== undefined && last.page < last.totalPages,
    loadMore: () => {
      if (isLoading) return;
      setLoading(true);
      load((last?.page ?? 0) + 1);
    },
  };
}
