/** The mark of a card that is followed moves to the page that it leads to, whose mark has the same name (transitions.css). */
export function moveMarks(): () => void {
  const name = (mark: HTMLElement | null | undefined, text: string) =>
    mark?.style.setProperty('view-transition-name', text);
  let last: HTMLElement | null | undefined;
  const followed = ({ target }: MouseEvent) => {
    const card = target instanceof Element ? target.closest('.card h3 a')?.closest('.card') : null;
    // Of two marks of one name none moves.
    name(last, 'none');
    last = card?.querySelector<HTMLElement>('.medallion');
    name(last, 'mark');
  };
  document.addEventListener('click', followed, { capture: true });
  return () => document.removeEventListener('click', followed, { capture: true });
}
