import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * PUB-LAY-16: after a change of the path or of `page` the focus goes to the page's h1, so that readers start there. A
 * change of q, category or sort keeps the place; an address with a # goes to its target. The first page stays alone.
 */
export function useArrival(): void {
  const { pathname, search, hash } = useLocation();
  const page = new URLSearchParams(search).get('page') ?? '1';
  const arrival = `${pathname} ${page}`;
  const last = useRef(arrival);
  useEffect(() => {
    if (last.current === arrival) return;
    last.current = arrival;
    if (hash) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [arrival, hash]);
}
