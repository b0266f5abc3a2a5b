import { createSlice, type Dispatch } from '@reduxjs/toolkit';

const slice = createSlice({
  name: 'confirmation',
  initialState: { isOpen: false },
  reducers: { opened: () => ({ isOpen: true }), closed: () => ({ isOpen: false }) },
});

export const confirmationReducer = slice.reducer;

/** Callers that wait for the dialog's result. Kept outside the store, because functions are not serialisable. */
let waiting: ((isConfirmed: boolean) => void)[] = [];

/** Opens the password dialog. Resolves with true once confirmed, or false if it was closed. */
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
