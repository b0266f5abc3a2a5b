import { useNavigate } from 'react-router-dom';
import { searchTextSettled } from '../../lib/store/search-text.slice.js';
import { useAppDispatch } from '../../lib/store/store.js';
import { listAddress, type ListQuery } from './list-query.js';

/** PUB-LIST-20: a changed filter leads back to the first page, keeps the others, and is a step in the history. */
export function useRefine(query: ListQuery): (change: Partial<ListQuery>) => void {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  return (change) => {
    if ('q' in change) dispatch(searchTextSettled());
    void navigate(listAddress({ ...query, ...change, page: 1 }), { preventScrollReset: true });
  };
}

/** The list of categories with one put in or taken out. */
export const toggled = (categories: string[], slug: string): string[] =>
  categories.includes(slug) ? categories.filter((one) => one !== slug) : [...categories, slug];
