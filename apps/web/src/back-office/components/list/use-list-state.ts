import { useMemo } from 'react';
import { useAddressParameters } from '../use-address-parameters.js';

const PAGE_SIZE = 20;
const SEARCH = 'ara';
const PAGE = 'sayfa';
const SORT = 'sirala';

/** Requests a list for the record of an id. */
export const listOfOne = (id: string): ListArguments => ({
  search: id,
  page: 1,
  pageSize: 1,
  sort: 'name',
  descending: false,
});

/** What a list query carries; the arguments of its query. */
export interface ListArguments {
  search: string;
  page: number;
  pageSize: number;
  sort: string;
  descending: boolean;
}

export interface ListState<Filters extends string> {
  list: ListArguments;
  /** Values of the filters; '' where none is chosen. */
  filters: Readonly<Record<Filters, string>>;
  /** Changes with everything that makes it another list: a selection does not survive it. */
  scope: string;
  hasConditions: boolean;
  search(text: string): void;
  turnTo(page: number, how?: { replace: boolean }): void;
  sortBy(sort: string, descending: boolean): void;
  filter(name: Filters, value: string): void;
  clear: () => void;
}

interface Options<Filters extends string> {
  /** Order without one in the address. */
  sort: string;
  /** The orders there are; another one in the address is as good as none. */
  sorts?: readonly string[];
  descending?: boolean;
  pageSize?: number;
  filters?: readonly Filters[];
}

const NO_FILTERS: readonly never[] = [];

/** ADM-COMMON-10: search, filters, order and page of a list live in the address, so that a link and 'back' keep them. */
export function useListState<Filters extends string = never>({
  sort: usual,
  sorts,
  descending: usuallyDescending = false,
  pageSize = PAGE_SIZE,
  filters: names = NO_FILTERS,
}: Options<Filters>): ListState<Filters> {
  const [parameters, changeAddress] = useAddressParameters();
  return useMemo(() => {
    const search = parameters.get(SEARCH) ?? '';
    const wanted = parameters.get(SORT)?.replace(/^-/, '');
    const isKnown = wanted !== undefined && (!sorts || sorts.includes(wanted));
    const sorted = isKnown ? parameters.get(SORT) : null;
    const sort = isKnown ? wanted : usual;
    const descending = sorted ? sorted.startsWith('-') : usuallyDescending;
    const filters = Object.fromEntries(names.map((name) => [name, parameters.get(name) ?? ''])) as Record<
      Filters,
      string
    >;
    /** Every change but turning the page begins at the first one. */
    const change = (name: string, value: string, { replace } = { replace: name === SEARCH }) =>
      changeAddress(
        (next) => {
          if (name !== PAGE) next.delete(PAGE);
          if (value) next.set(name, value);
          else next.delete(name);
        },
        { replace },
      );
    return {
      list: { search, page: Math.max(1, Number(parameters.get(PAGE)) || 1), pageSize, sort, descending },
      filters,
      scope: JSON.stringify([search, filters]),
      hasConditions: search !== '' || Object.values(filters).some(Boolean),
      search: (text) => change(SEARCH, text.trim()),
      turnTo: (page, how) => change(PAGE, page > 1 ? String(page) : '', how),
      sortBy: (by, down) => change(SORT, by === usual && down === usuallyDescending ? '' : `${down ? '-' : ''}${by}`),
      filter: (name, value) => change(name, value),
      clear: () => changeAddress((next) => [...next.keys()].forEach((name) => next.delete(name))),
    };
  }, [changeAddress, names, pageSize, parameters, sorts, usual, usuallyDescending]);
}
