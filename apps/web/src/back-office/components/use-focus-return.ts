import { useLayoutEffect, useRef } from 'react';

const CONTENT = 'icerik';

/**
 * Returns a function to call after a dialog has closed and released the focus: it moves the focus to the element that opened the dialog, or
 * to the start of the screen if that element is gone or about to go.
 */
export function useFocusReturn(isOpen: boolean): (isOpenerToGo?: boolean) => void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  return (isOpenerToGo = false) => {
    const from = opener.current;
    const mayReturn = from instanceof HTMLElement && from !== document.body && from.isConnected && !isOpenerToGo;
    if (mayReturn) from.focus({ preventScroll: true });
    else focusContent();
  };
}

/** Moves the focus to the start of the screen, when the element that had it is about to go. */
export const focusContent = (): void => document.getElementById(CONTENT)?.focus({ preventScroll: true });
