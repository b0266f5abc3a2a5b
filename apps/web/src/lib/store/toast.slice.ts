import { defineSlice } from './define-slice.js';

export interface Toast {
  tone: 'ok' | 'bad';
  title: string;
  text?: string;
  /** A toast with an action stays ten seconds instead of five. */
  action?: { label: string; type: string };
}

export interface ShownToast extends Toast {
  /** Increases with every toast, so that an equal toast restarts the timer. */
  number: number;
}

interface Toasts {
  shown: ShownToast | null;
  count: number;
}
const NONE: Toasts = { shown: null, count: 0 };

const slice = defineSlice('toast', NONE, {
  /** PUB-LAY-17: a second toast replaces the first. */
  toastRaised: ({ count }, toast: Toast): Toasts => ({ shown: { ...toast, number: count + 1 }, count: count + 1 }),
  toastDismissed: (state): Toasts => ({ ...state, shown: null }),
});

export const { toastRaised, toastDismissed } = slice.actions;
export const toastReducer = slice.reducer;
