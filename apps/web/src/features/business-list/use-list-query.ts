import { useState } from 'react';
import { useNavigate } from '../../lib/router/router-context.js';
import { searchTextSettled } from '../../lib/store/search-text.slice.js';
import { useAppDispatch } from '../../lib/store/store.js';
import { listAddress, type ListQuery } from './list-query.js';

export type Refine = (change: Partial<ListQuery>) => void;

/**
 * PUB-LIST-20: a changed filter returns to page 1, keeps the other filters, and adds a history entry. `shown` is the last requested query,
 * ahead of the list being loaded, so that choices show at once and add up.
 */
export function useListQuery(loaded: ListQuery): { shown: ListQuery; refine: Refine } {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [requested, setRequested] = useState({ after: loaded, query: loaded });
  const shown = requested.after === loaded ? requested.query : loaded;
  const refine: Refine = (change) => {
    const query = { ...shown, ...change, page: 1 };
    setRequested({ after: loaded, query });
    if ('q' in change) dispatch(searchTextSettled());
    void navigate(listAddress(query), { preventScrollReset: true });
  };
  return { shown, refine };
}

/** Adds the slug to the chosen ones, or removes it. */
export const toggled = (chosen: string[], slug: string): string[] =>
  chosen.includes(slug) ? chosen.filter((one) => one !== slug) : [...chosen, slug];
