import { useEffect, useRef } from 'react';
import { focusHeading } from '../../lib/focus-heading.js';
import { useLocation } from '../../lib/router/router-context.js';

/**
 * PUB-LAY-16: when the path or `page` changes, moves the focus to the page's h1, so that screen readers start there. A change of q,
 * category or sort keeps the focus; an address with a hash goes to its target. Does nothing on the first page.
 */
export function useFocusOnNavigation(): void {
  const { pathname, search, hash } = useLocation();
  const page = new URLSearchParams(search).get('page') ?? '1';
  const arrival = `${pathname} ${page}`;
  const last = useRef(arrival);
  useEffect(() => {
    if (last.current === arrival) return;
    last.current = arrival;
    if (!hash) focusHeading();
  }, [arrival, hash]);
}
