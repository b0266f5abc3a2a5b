/** The mark of a card that is followed moves to the page that it leads to, whose mark has the same name (transitions.css). */
export function moveMarks(): () => void {
  const followed = ({ target }: MouseEvent) => {
    const card = target instanceof Element ? target.closest('.card h3 a')?.closest('.card') : null;
    const followedMark = card?.querySelector('.medallion');
    if (!followedMark) return;
    // One mark has the name, or the browser leaves the whole transition out: the page of a business may show cards of others.
    for (const mark of document.querySelectorAll<HTMLElement>('.medallion'))
      mark.style.setProperty('view-transition-name', mark === followedMark ? 'mark' : 'none');
  };
  document.addEventListener('click', followed, { capture: true });
  return () => document.removeEventListener('click', followed, { capture: true });
}
