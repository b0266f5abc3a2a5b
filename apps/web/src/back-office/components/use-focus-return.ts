import { useLayoutEffect, useRef } from 'react';

const CONTENT = 'icerik';

/**
 * What to call when something that was open has closed, its lock on the keyboard with it: the keyboard goes on where it was
 * opened from; where that is gone, or soon will be, at the beginning of the screen.
 */
export function useFocusReturn(isOpen: boolean): (isOpenerToGo?: boolean) => void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  return (isOpenerToGo = false) => {
    const from = opener.current;
    const mayReturn = from instanceof HTMLElement && from !== document.body && from.isConnected && !isOpenerToGo;
    (mayReturn ? from : document.getElementById(CONTENT))?.focus({ preventScroll: true });
  };
}
