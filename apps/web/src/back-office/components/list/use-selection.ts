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
  const [state, setState] = useState<State>({ scope, chosen: NONE, isAll: false });
  const { chosen, isAll } = state.scope === scope ? state : { chosen: NONE, isAll: false };
  const become = (next: ReadonlyMap<string, string>) => setState({ scope, chosen: next, isAll: false });
  return {
    chosen,
    isAll,
    chooseAll: () => setState({ scope, chosen: NONE, isAll: true }),
    choose(rows, onThisPage) {
      const elsewhere = [...chosen].filter(([id]) => !onThisPage.includes(id));
      become(new Map([...elsewhere, ...rows.map(({ id, name }) => [id, name] as const)]));
    },
    drop: (ids) => become(new Map([...chosen].filter(([id]) => !ids.includes(id)))),
    clear: () => become(NONE),
  };
}

interface State {
  scope: string;
  chosen: ReadonlyMap<string, string>;
  isAll: boolean;
}

const NONE: ReadonlyMap<string, string> = new Map();
