/** Animates the mark of a clicked card into the mark of the page it leads to: both get the same view-transition-name (transitions.css). */
export function assignViewTransitionNames(): () => void {
  const followed = ({ target }: MouseEvent) => {
    const card = target instanceof Element ? target.closest('.card h3 a')?.closest('.card') : null;
    const followedMark = card?.querySelector('.medallion');
    if (!followedMark) return;
    // Only one mark may have the name, or the browser skips the whole transition: a business's page may show cards of other businesses.
    for (const mark of document.querySelectorAll<HTMLElement>('.medallion'))
      mark.style.setProperty('view-transition-name', mark === followedMark ? 'mark' : 'none');
  };
  document.addEventListener('click', followed, { capture: true });
  return () => document.removeEventListener('click', followed, { capture: true });
}
