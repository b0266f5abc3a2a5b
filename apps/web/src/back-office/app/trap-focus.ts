const DIALOG = '[role="dialog"]';
const STOPS = 'a[href], button, input, select, textarea, [tabindex], [contenteditable="true"]';

/** Keeps Tab within a dialog: after its last element the browser would move to its own toolbar. */
export function trapFocusInDialogs(): () => void {
  document.addEventListener('keydown', goRound);
  return () => document.removeEventListener('keydown', goRound);
}

function goRound(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const active = document.activeElement;
  const dialog = active?.closest(DIALOG);
  if (!dialog) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (active !== from || !to) return;
  event.preventDefault();
  to.focus();
}

const isStop = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled') && !element.closest('[hidden], [aria-hidden="true"]');
