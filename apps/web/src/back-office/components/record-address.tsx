import type { ReactNode } from 'react';
import { Link, type To, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const RECORD = 'kayit';
/** Stands for a record that is not there yet. */
export const NEW = 'yeni';

/** The id of the record that an address opens, NEW, or null. */
export const recordIn = (parameters: URLSearchParams): string | null => parameters.get(RECORD);

/** Address of a record: of the list that it stands in, opened on it. */
export const recordPath = (list: string, id: string): string =>
  `${list}?${new URLSearchParams({ [RECORD]: id }).toString()}`;

// Told to the history, so that closing goes back instead of adding another step.
const FROM_LIST = { isFromList: true };

/** Which record the address opens, and how it comes to open another one or none. */
export function useRecordAddress() {
  const [parameters] = useSearchParams();
  const { state } = useLocation() as { state: Partial<typeof FROM_LIST> | null };
  const navigate = useNavigate();
  const opened = recordIn(parameters);
  const isFromList = Boolean(state?.isFromList);
  return {
    opened,
    open: (id: string) =>
      void navigate(withRecord(parameters, id), opened ? { replace: true, state } : { state: FROM_LIST }),
    close: () => {
      if (opened) void (isFromList ? navigate(-1) : navigate(withRecord(parameters, null), { replace: true }));
    },
  };
}

/** The name of a record: leads to its form, in another window too. */
export function RecordLink({ id, children }: { id: string; children: ReactNode }) {
  const [parameters] = useSearchParams();
  return (
    <Link className="record-link" to={withRecord(parameters, id)} state={FROM_LIST}>
      {children}
    </Link>
  );
}

function withRecord(parameters: URLSearchParams, id: string | null): To {
  const next = new URLSearchParams(parameters);
  if (id) next.set(RECORD, id);
  else next.delete(RECORD);
  return { search: next.toString() };
}
