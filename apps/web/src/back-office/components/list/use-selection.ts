import { useState } from 'react';

export interface Selection {
  /** Name by id: of what is on other pages too. */
  chosen: ReadonlyMap<string, string>;
  /** All that match are meant, on whatever page they are: too many for their names. */
  isAll: boolean;
  chooseAll: () => void;
  /** Exactly these of the page that is shown. */
  choose(rows: readonly { id: string; name: string }[], onThisPage: readonly string[]): void;
  drop: (ids: readonly string[]) => void;
  clear: () => void;
}

/** ADM-COMMON-10: a selection survives turning the page, and ends with another search or filter (`scope`). */
export function useSelection(scope: string): Selection {
  const [state, setState] = useState<State>({ scope, ...NOTHING });
  if (state.scope !== scope) setState({ scope, ...NOTHING });
  /** Of what is selected by then: a reply that is late finds other rows ticked, or the rows of another search. */
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
