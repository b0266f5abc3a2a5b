import { createSlice, type Dispatch } from '@reduxjs/toolkit';

const slice = createSlice({
  name: 'confirmation',
  initialState: { isOpen: false },
  reducers: { opened: () => ({ isOpen: true }), closed: () => ({ isOpen: false }) },
});

export const confirmationReducer = slice.reducer;

/** Whoever waits for the one answer of the dialog; functions have no place in the store. */
let waiting: ((isConfirmed: boolean) => void)[] = [];

/** Opens the dialog for the password; false when it was closed. */
export const askConfirmation = (dispatch: Dispatch): Promise<boolean> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    dispatch(slice.actions.opened());
  });

export function answerConfirmation(dispatch: Dispatch, isConfirmed: boolean): void {
  dispatch(slice.actions.closed());
  const all = waiting;
  waiting = [];
  for (const resolve of all) resolve(isConfirmed);
}
