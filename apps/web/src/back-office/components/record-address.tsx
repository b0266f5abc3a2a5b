import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useAddressParameters } from './use-address-parameters.js';

const RECORD = 'kayit';
/** Value that stands for a new record. */
export const NEW = 'yeni';
const NAME = 'ad';

/** Returns the id of the record that an address opens, NEW, or null. */
export const recordIn = (parameters: URLSearchParams): string | null => parameters.get(RECORD) || null;

/** Address of a list with this record open. */
export const recordPath = (list: string, id: string): string =>
  `${list}?${new URLSearchParams({ [RECORD]: id }).toString()}`;

/** Address of a list with the form for a new record of this name open. */
export const newRecordPath = (list: string, name: string): string =>
  `${list}?${new URLSearchParams({ [RECORD]: NEW, [NAME]: name }).toString()}`;

// History state that marks a form opened from the list, so that closing it goes back instead of adding an entry.
const FROM_LIST = { isFromList: true };

/** The record that the address opens, and functions to open and close records. */
export function useRecordAddress() {
  const [parameters, changeAddress] = useAddressParameters();
  const { state } = useLocation() as { state: Partial<typeof FROM_LIST> | null };
  const navigate = useNavigate();
  const opened = recordIn(parameters);
  return {
    opened,
    /** Suggested name of a new record; null if the address has none. */
    nameOfNew: parameters.get(NAME),
    open: (id: string) =>
      changeAddress((next) => next.set(RECORD, id), opened ? { replace: true, state } : { state: FROM_LIST }),
    /** Closes this record only: after a late reply it may be closed already, or another one open. */
    close: () => {
      if (!opened || recordIn(new URLSearchParams(window.location.search)) !== opened) return;
      if (isFromList()) void navigate(-1);
      else changeAddress((next) => [RECORD, NAME].forEach((name) => next.delete(name)), { replace: true });
    },
  };
}

/** Reads the current address, which may be newer than the rendered one. */
const isFromList = (): boolean =>
  Boolean((window.history.state as { usr?: Partial<typeof FROM_LIST> | null } | null)?.usr?.isFromList);

/** The name of a record as a link to its form, which also works in a new window. */
export function RecordLink({ id, children }: { id: string; children: ReactNode }) {
  const [parameters] = useSearchParams();
  const search = new URLSearchParams(parameters);
  search.set(RECORD, id);
  return (
    <Link className="record-link" to={{ search: search.toString() }} state={FROM_LIST}>
      {children}
    </Link>
  );
}
