import { useLayoutEffect, useRef } from 'react';
import { tappedCard } from '../../components/tapped-card.js';

/**
 * Moves the mark from the card that was opened to the page's head, of which it is the first element, unless the visitor prefers less
 * motion. A view transition would show the page later: it first paints the old one once more.
 */
export function useMovingMark(slug: string) {
  const head = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const from = tappedCard(slug)?.mark;
    const mark = head.current!.firstElementChild!;
    if (!from?.width || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const to = mark.getBoundingClientRect();
    // The page will be scrolled to its top.
    const [x, y] = [from.left - to.left, from.top - to.top - scrollY];
    const transform = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
    mark.animate(
      { transform: [transform, 'none'], transformOrigin: ['0 0', '0 0'] },
      { duration: 180, easing: 'ease' },
    );
  }, [slug]);
  return head;
}
