/**
 * The mark of a business moves from the card that was followed to its page (transitions.css). A view transition would do the same,
 * and would have a phone style and draw both pages twice before the new one is seen. Returns what ends it.
 */
export function moveMarks(): () => void {
  let left: { path: string; box: DOMRect } | undefined;
  const followed = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.card h3 a') : null;
    const mark = link?.closest('.card')?.querySelector('.medallion');
    left = link && mark ? { path: link.pathname, box: mark.getBoundingClientRect() } : undefined;
  };
  const drawn = new MutationObserver(() => {
    const mark = left?.path === location.pathname && document.querySelector<HTMLElement>('.biz-head .medallion');
    if (!left || !mark) return;
    const [from, to] = [left.box, mark.getBoundingClientRect()];
    left = undefined;
    const place = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
    mark.style.setProperty('--from', place);
    mark.classList.add('arrives');
  });
  document.addEventListener('click', followed, { capture: true });
  drawn.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('click', followed, { capture: true });
    drawn.disconnect();
  };
}
