import { useLayoutEffect } from 'react';

const CONTENT = 'icerik';

/**
 * When what was open closes, the keyboard goes on where it was opened from; where that is gone, or `isOpenerDoomed` says
 * that it soon will be, at the beginning of the screen.
 */
export function useFocusReturn(isOpen: boolean, isOpenerDoomed: () => boolean = () => false): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    return () => {
      const mayReturn = opener instanceof HTMLElement && opener !== document.body && !isOpenerDoomed();
      // After the library has let go of it.
      setTimeout(() => {
        if (mayReturn && opener.isConnected) opener.focus({ preventScroll: true });
        else document.getElementById(CONTENT)?.focus({ preventScroll: true });
      });
    };
    // Only closing counts, whoever asks.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen]);
}
