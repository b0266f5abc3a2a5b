import { useMemo } from 'react';
import { useBackOfficeSelector } from '../../api/store.js';
import { useStoredText } from './use-stored-text.js';

/** A saved view of a list: parameters of its address, and hidden columns. */
export interface SavedView {
  name: string;
  /** Search, filters and order, as query parameters. */
  address: string;
  hidden: string[];
}

interface ListChoice {
  /** Keys of hidden columns. */
  hidden: string[];
  views: SavedView[];
}

/** Parameters that a view does not include: the page, and the open record. */
const NOT_KEPT = ['sayfa', 'kayit', 'ad'];
/** Key of the column with row actions. */
export const ACTIONS = 'actions';
const PREFIX = 'yonetim-gorunum:';
const MOST_VIEWS = 20;
export const LONGEST_VIEW_NAME = 40;

interface Column {
  key: string;
  title: string;
}

export type ListView = Omit<ReturnType<typeof useListView>, 'columns'>;

/**
 * The columns and views that this account has chosen for a list, stored in this browser. The first column (the row's name) and the actions
 * cannot be hidden.
 */
export function useListView<One extends Column>(list: string, columns: readonly One[]) {
  const account = useBackOfficeSelector(({ session }) => session.me?.id ?? '');
  const [text, store] = useStoredText(`${PREFIX}${account}:${list}`);
  const { hidden, views } = useMemo(() => read(text), [text]);
  const optional = columns.filter(({ key }, at) => at > 0 && key !== ACTIONS);
  const keep = (choice: ListChoice) => store(JSON.stringify(choice));
  return {
    hidden,
    views,
    /** Columns that may be hidden. */
    optional,
    /** Visible columns. */
    columns: columns.filter((one) => !optional.includes(one) || !hidden.includes(one.key)),
    hide: (columns: string[]) => keep({ hidden: columns, views }),
    /** Replaces a view of the same name; drops the oldest one if there are too many. */
    save: (name: string, parameters: URLSearchParams) => {
      const others = views.filter((view) => view.name !== name).slice(1 - MOST_VIEWS);
      keep({ hidden, views: [...others, { name, address: addressOf(parameters), hidden }] });
    },
    remove: (name: string) => keep({ hidden, views: views.filter((view) => view.name !== name) }),
  };
}

/** The parameters of an address that a view includes, sorted. */
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

/** Returns the default if nothing valid is stored. */
function read(text: string): ListChoice {
  try {
    const { hidden, views } = JSON.parse(text || '{}') as Partial<ListChoice>;
    return { hidden: isTexts(hidden) ? hidden : [], views: Array.isArray(views) ? views.filter(isView) : [] };
  } catch {
    return { hidden: [], views: [] };
  }
}
