import { useState } from 'react';

export interface Selection {
  /** Names by id, including rows of other pages. */
  chosen: ReadonlyMap<string, string>;
  /** True if all matching records are selected, on every page; there are too many to list their names. */
  isAll: boolean;
  chooseAll: () => void;
  /** Sets which rows of the visible page are selected. */
  choose(rows: readonly { id: string; name: string }[], onThisPage: readonly string[]): void;
  drop: (ids: readonly string[]) => void;
  clear: () => void;
}

/** ADM-COMMON-10: a selection persists across pages and ends when the search or a filter changes (`scope`). */
export function useSelection(scope: string): Selection {
  const [state, setState] = useState<State>({ scope, ...NOTHING });
  if (state.scope !== scope) setState({ scope, ...NOTHING });
  /** Uses the state at the time of the update: a late reply may find other rows selected, or another search. */
  const become = (next: (now: State) => Partial<State>) =>
    setState((now) => (now.scope === scope ? { ...now, ...next(now) } : now));
  return {
    chosen: state.chosen,
    isAll: state.isAll,
    chooseAll: () => become(() => ({ ...NOTHING, isAll: true })),
    choose: (rows, onThisPage) =>
      become(({ chosen }) => ({
        chosen: new Map([
          ...[...chosen].filter(([id]) => !onThisPage.includes(id)),
          ...rows.map(({ id, name }) => [id, name] as const),
        ]),
        isAll: false,
      })),
    drop: (ids) => become(({ chosen }) => ({ chosen: new Map([...chosen].filter(([id]) => !ids.includes(id))) })),
    clear: () => become(() => NOTHING),
  };
}

interface State {
  scope: string;
  chosen: ReadonlyMap<string, string>;
  isAll: boolean;
}

const NOTHING: Omit<State, 'scope'> = { chosen: new Map(), isAll: false };
