import { type ActionCreatorWithPayload, createAction, type UnknownAction } from '@reduxjs/toolkit';

type Reducers<State> = Record<string, (state: State, payload: never) => State>;
type PayloadOf<R> = R extends (state: never) => unknown
  ? void
  : R extends (state: never, payload: infer Payload) => unknown
    ? Payload
    : never;

/**
 * A slice whose reducers return the next state. Redux Toolkit's own createSlice includes immer, 5 kB that every visitor would download for
 * four small states.
 */
export function defineSlice<State, R extends Reducers<State>>(name: string, initialState: State, reducers: R) {
  const creators = Object.keys(reducers).map((event) => [event, createAction<unknown>(`${name}/${event}`)] as const);
  const reducerOf = new Map(creators.map(([event, { type }]) => [type, reducers[event]!]));
  return {
    actions: Object.fromEntries(creators) as { [E in keyof R]: ActionCreatorWithPayload<PayloadOf<R[E]>> },
    reducer: (state: State = initialState, action: UnknownAction): State =>
      reducerOf.get(action.type)?.(state, action['payload'] as never) ?? state,
  };
}
