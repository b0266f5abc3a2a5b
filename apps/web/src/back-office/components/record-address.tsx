import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useAddressParameters } from './use-address-parameters.js';

const RECORD = 'kayit';
/** Stands for a record that is not there yet. */
export const NEW = 'yeni';
const NAME = 'ad';

/** The id of the record that an address opens, NEW, or null. */
export const recordIn = (parameters: URLSearchParams): string | null => parameters.get(RECORD) || null;

/** Address of a record: of the list that it stands in, opened on it. */
export const recordPath = (list: string, id: string): string =>
  `${list}?${new URLSearchParams({ [RECORD]: id }).toString()}`;

/** Address of a form for a new record of this name. */
export const newRecordPath = (list: string, name: string): string =>
  `${list}?${new URLSearchParams({ [RECORD]: NEW, [NAME]: name }).toString()}`;

// Told to the history, so that closing goes back instead of adding another step.
const FROM_LIST = { isFromList: true };

/** Which record the address opens, and how it comes to open another one or none. */
export function useRecordAddress() {
  const [parameters, changeAddress] = useAddressParameters();
  const { state } = useLocation() as { state: Partial<typeof FROM_LIST> | null };
  const navigate = useNavigate();
  const opened = recordIn(parameters);
  return {
    opened,
    /** The name that a new record is to have; null where the address says none. */
    nameOfNew: parameters.get(NAME),
    open: (id: string) =>
      changeAddress((next) => next.set(RECORD, id), opened ? { replace: true, state } : { state: FROM_LIST }),
    /** Only this record: a late reply finds it closed, or another one open. */
    close: () => {
      if (!opened || recordIn(new URLSearchParams(window.location.search)) !== opened) return;
      if (isFromList()) void navigate(-1);
      else changeAddress((next) => [RECORD, NAME].forEach((name) => next.delete(name)), { replace: true });
    },
  };
}

/** Of the address of this moment, which may be ahead of what is drawn. */
const isFromList = (): boolean =>
  Boolean((window.history.state as { usr?: Partial<typeof FROM_LIST> | null } | null)?.usr?.isFromList);

/** The name of a record: leads to its form, in another window too. */
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
