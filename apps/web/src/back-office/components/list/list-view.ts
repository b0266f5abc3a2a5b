import { useMemo, useSyncExternalStore } from 'react';
import { inStorage } from '../../../lib/in-storage.js';
import { useBackOfficeSelector } from '../../api/store.js';

/** A list as somebody likes to see it: what the address says of it, and which columns are left out. */
export interface SavedView {
  name: string;
  /** Search, filters and order, as the address has them. */
  address: string;
  hidden: string[];
}

interface ListChoice {
  /** Keys of columns that are not shown. */
  hidden: string[];
  views: SavedView[];
}

/** Not of a view: a page of the list, and the record that is open beside it. */
const NOT_KEPT = ['sayfa', 'kayit', 'ad'];
/** The column of what can be done with a row. */
export const ACTIONS = 'actions';
const PREFIX = 'yonetim-gorunum:';
const MOST_VIEWS = 20;
export const LONGEST_VIEW_NAME = 40;
const listeners = new Set<() => void>();

interface Column {
  key: string;
  title: string;
}

export type ListView = Omit<ReturnType<typeof useListView>, 'columns'>;

/**
 * What this account has chosen for a list, in this browser. By what each row is called, which the first column says, and by what can be
 * done with it a row is known: these stay.
 */
export function useListView<One extends Column>(list: string, columns: readonly One[]) {
  const account = useBackOfficeSelector(({ session }) => session.me?.id ?? '');
  const key = `${PREFIX}${account}:${list}`;
  const text = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => inStorage((storage) => storage.getItem(key)) ?? '',
  );
  const { hidden, views } = useMemo(() => read(text), [text]);
  const optional = columns.filter(({ key }, at) => at > 0 && key !== ACTIONS);
  function keep(choice: ListChoice) {
    inStorage((storage) => storage.setItem(key, JSON.stringify(choice)));
    for (const listener of listeners) listener();
  }
  return {
    hidden,
    views,
    /** Those that may be left out. */
    optional,
    /** Those that are shown. */
    columns: columns.filter((one) => !optional.includes(one) || !hidden.includes(one.key)),
    hide: (columns: string[]) => keep({ hidden: columns, views }),
    /** One of the same name makes way; so does the oldest of too many. */
    save: (name: string, parameters: URLSearchParams) => {
      const others = views.filter((view) => view.name !== name).slice(1 - MOST_VIEWS);
      keep({ hidden, views: [...others, { name, address: addressOf(parameters), hidden }] });
    },
    remove: (name: string) => keep({ hidden, views: views.filter((view) => view.name !== name) }),
  };
}

/** What a view keeps of an address, always in the same order. */
export function addressOf(parameters: URLSearchParams): string {
  const kept = new URLSearchParams(parameters);
  for (const name of NOT_KEPT) kept.delete(name);
  kept.sort();
  return kept.toString();
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function isView(value: unknown): value is SavedView {
  const { name, address, hidden } = (value ?? {}) as Partial<SavedView>;
  return typeof name === 'string' && typeof address === 'string' && isTexts(hidden);
}

/** As usual where nothing or something else is stored. */
function read(text: string): ListChoice {
  try {
    const { hidden, views } = JSON.parse(text || '{}') as Partial<ListChoice>;
    return { hidden: isTexts(hidden) ? hidden : [], views: Array.isArray(views) ? views.filter(isView) : [] };
  } catch {
    return { hidden: [], views: [] };
  }
}
