import { focusContent } from '../components/use-focus-return.js';

const DIALOG = '[role="dialog"]';
const STOPS = 'a[href], button, input, select, textarea, [tabindex], [contenteditable="true"]';

/**
 * Keeps Tab within a dialog: after its last element the browser would move to its own toolbar. When a dialog is removed with the focus in
 * it, returns the focus to where it was before, or to the start of the screen.
 */
export function keepFocusInDialogs(): () => void {
  let last: EventTarget | null = null;
  let outside: EventTarget | null = null;
  function remember({ target }: FocusEvent) {
    last = target;
    if (target instanceof Element && !target.closest(DIALOG)) outside = target;
  }
  // A dialog is in an element of its own at the end of the body.
  const removals = new MutationObserver(() => {
    const isLost = last instanceof Element && !last.isConnected && document.activeElement === document.body;
    if (!isLost || last === outside) return;
    if (outside instanceof HTMLElement && outside.isConnected) outside.focus({ preventScroll: true });
    else focusContent();
  });
  removals.observe(document.body, { childList: true });
  document.addEventListener('keydown', goRound);
  document.addEventListener('focusin', remember);
  return () => {
    removals.disconnect();
    document.removeEventListener('keydown', goRound);
    document.removeEventListener('focusin', remember);
  };
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
