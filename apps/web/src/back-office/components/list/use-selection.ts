import { useState } from 'react';

export interface Selection {
  /** Name by id: of what is on other pages too. */
  chosen: ReadonlyMap<string, string>;
  /** Exactly these of the page that is shown. */
  choose(rows: readonly { id: string; name: string }[], onThisPage: readonly string[]): void;
  drop: (ids: readonly string[]) => void;
  clear: () => void;
}

/** ADM-COMMON-10: a selection survives turning the page, and ends with another search or filter (`scope`). */
export function useSelection(scope: string): Selection {
  const [state, setState] = useState<{ scope: string; chosen: ReadonlyMap<string, string> }>({ scope, chosen: NONE });
  const chosen = state.scope === scope ? state.chosen : NONE;
  const become = (next: ReadonlyMap<string, string>) => setState({ scope, chosen: next });
  return {
    chosen,
    choose(rows, onThisPage) {
      const elsewhere = [...chosen].filter(([id]) => !onThisPage.includes(id));
      become(new Map([...elsewhere, ...rows.map(({ id, name }) => [id, name] as const)]));
    },
    drop: (ids) => become(new Map([...chosen].filter(([id]) => !ids.includes(id)))),
    clear: () => become(NONE),
  };
}

const NONE: ReadonlyMap<string, string> = new Map();
