import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface Toast {
  tone: 'ok' | 'bad';
  title: string;
  text?: string;
  /** With an action it stays ten seconds instead of five. */
  action?: { label: string; type: string };
}

export interface ShownToast extends Toast {
  /** Rises with every toast, so that the same words twice start the clock again. */
  number: number;
}

const slice = createSlice({
  name: 'toast',
  initialState: { shown: null as ShownToast | null, count: 0 },
  reducers: {
    /** PUB-LAY-17: a second toast takes the place of the first. */
    toastRaised(state, { payload }: PayloadAction<Toast>) {
      state.count += 1;
      state.shown = { ...payload, number: state.count };
    },
    toastDismissed(state) {
      state.shown = null;
    },
  },
});

export const { toastRaised, toastDismissed } = slice.actions;
export const toastReducer = slice.reducer;
