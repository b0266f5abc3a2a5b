import { useCallback, useEffect, useRef, useState } from 'react';
import type { RunQuery } from './graphql/operation.js';
import { type Failed, failedBy, useServices } from './services.js';

interface Page {
  items: { id: string }[];
  page: number;
  totalPages: number;
}

/** Loads pages of a personal list one below the other. `read` must be stable while it reads the same list. */
export function usePagesOf<OnePage extends Page>(read: (query: RunQuery, page: number) => Promise<OnePage>) {
  const { query } = useServices();
  const [pages, setPages] = useState<OnePage[]>([]);
  const [failure, setFailure] = useState<Failed | null>(null);
  const [isLoading, setLoading] = useState(false);
  /** Number of the latest request; replies to earlier ones are ignored. */
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
  // Items added meanwhile shift others to the next page, so duplicates are removed.
  const all = pages.flatMap((page): OnePage['items'] => page.items);
  const items: OnePage['items'] = [...new Map(all.map((item) => [item.id, item])).values()];
  return {
    ...{ items, last, failure, isLoading },
    /** Reloads all pages shown, so that input next to an item on a later page is kept. */
    reload: () => load(1, Math.max(pages.length, 1)),
    hasMore: last !== undefined && last.page < last.totalPages,
    loadMore: () => {
      if (isLoading) return;
      setLoading(true);
      load((last?.page ?? 0) + 1);
    },
  };
}
