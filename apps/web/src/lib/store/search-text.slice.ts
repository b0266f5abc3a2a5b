import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

const slice = createSlice({
  name: 'searchText',
  initialState: { typed: null as string | null },
  reducers: {
    /** A visitor typed into a search box; kept while they look at a business and come back. */
    searchTextTyped(state, { payload }: PayloadAction<string>) {
      state.typed = payload;
    },
    /** The text is in the address now, or was cleared: the box shows the address's text again. */
    searchTextSettled(state) {
      state.typed = null;
    },
  },
});

export const { searchTextTyped, searchTextSettled } = slice.actions;
export const searchTextReducer = slice.reducer;
