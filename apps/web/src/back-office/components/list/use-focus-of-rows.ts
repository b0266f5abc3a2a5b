import { type FocusEvent, useEffect, useRef } from 'react';
import { focusContent } from '../use-focus-return.js';

/**
 * Handlers for the rows of a list. If the control that has the focus goes away, such as the button of a row that was decided on, the focus
 * moves to the start of the screen; the browser would drop it, and the Tab key would start at the menu.
 */
export function useFocusOfRows() {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (focused.current?.isConnected !== false) return;
    focused.current = null;
    if (document.activeElement === document.body) focusContent();
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
