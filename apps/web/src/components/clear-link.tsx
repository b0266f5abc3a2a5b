import type { ReactNode } from 'react';
import { Link } from '../lib/router/link.js';
import { searchTextSettled } from '../lib/store/search-text.slice.js';
import { useAppDispatch } from '../lib/store/store.js';

/** A link that changes filters. It keeps the scroll position and discards text that was typed but not submitted. */
export function ClearLink(props: { to: string; className?: string; 'aria-label'?: string; children: ReactNode }) {
  const dispatch = useAppDispatch();
  return <Link {...props} preventScrollReset onClick={() => dispatch(searchTextSettled())} />;
}
