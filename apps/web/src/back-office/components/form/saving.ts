import { createContext, useContext } from 'react';

type Save = () => Promise<unknown>;

/** How the form around stores what was typed: a drawer closes when that was done. */
export const Saving = createContext<(save: Save) => Promise<unknown>>((save) => save());

export const useSaving = () => useContext(Saving);
