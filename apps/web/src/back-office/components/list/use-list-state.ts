import { useMemo } from 'react';
import { useAddressParameters } from '../use-address-parameters.js';

const PAGE_SIZE = 20;
const SEARCH = 'ara';
const PAGE = 'sayfa';
const SORT = 'sirala';

/** List arguments that find the record with this id. */
export const listOfOne = (id: string): ListArguments => ({
  search: id,
  page: 1,
  pageSize: 1,
  sort: 'name',
  descending: false,
});

/** The arguments of a list query. */
export interface ListArguments {
  search: string;
  page: number;
  pageSize: number;
  sort: string;
  descending: boolean;
}

export interface ListState<Filters extends string> {
  list: ListArguments;
  /** Values of the filters; '' if not set. */
  filters: Readonly<Record<Filters, string>>;
  /** Changes whenever search or filters do; a selection is then dropped. */
  scope: string;
  hasConditions: boolean;
  search(text: string): void;
  turnTo(page: number, how?: { replace: boolean }): void;
  sortBy(sort: string, descending: boolean): void;
  filter(name: Filters, value: string): void;
  clear: () => void;
}

interface Options<Filters extends string> {
  /** Order if the address has none. */
  sort: string;
  /** Valid orders; any other in the address is ignored. */
  sorts?: readonly string[];
  descending?: boolean;
  pageSize?: number;
  filters?: readonly Filters[];
}

const NO_FILTERS: readonly never[] = [];

/** ADM-COMMON-10: keeps search, filters, order and page of a list in the address, so that links and 'back' preserve them. */
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
    /** Every change except turning the page returns to page 1. */
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
      clear: () => changeAddress((next) => [SEARCH, PAGE, ...names].forEach((name) => next.delete(name))),
    };
  }, [changeAddress, names, pageSize, parameters, sorts, usual, usuallyDescending]);
}
