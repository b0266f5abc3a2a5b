import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BackOfficeMe } from './me.js';

/**
 * `asking` until the server has replied. `expired` if the session ended during work: what was typed stays, and a sign-in dialog opens over
 * it (AUTH-03).
 */
export interface BackOfficeSession {
  state: 'asking' | 'unreachable' | 'signed-out' | 'signed-in' | 'expired';
  me: BackOfficeMe | null;
}

const NOBODY_YET: BackOfficeSession = { state: 'asking', me: null };

const slice = createSlice({
  name: 'session',
  initialState: NOBODY_YET,
  reducers: {
    requested: (): BackOfficeSession => ({ state: 'asking', me: null }),
    signedIn: (_state, { payload }: PayloadAction<BackOfficeMe>): BackOfficeSession => ({
      state: 'signed-in',
      me: payload,
    }),
    signedOut: (): BackOfficeSession => ({ state: 'signed-out', me: null }),
    unreachable: (): BackOfficeSession => ({ state: 'unreachable', me: null }),
    sessionEnded: (state): BackOfficeSession => (state.me ? { ...state, state: 'expired' } : state),
    passwordChanged: (state): BackOfficeSession => ({
      ...state,
      me: state.me && { ...state.me, mustChangePassword: false },
    }),
  },
});

export const { requested, signedIn, signedOut, unreachable, sessionEnded, passwordChanged } = slice.actions;
export const backOfficeSessionReducer = slice.reducer;
