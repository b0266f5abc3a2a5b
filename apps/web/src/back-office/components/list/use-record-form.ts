import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../back-office.messages.js';
import type { Failure } from '../../api/failure.js';
import { useToasts } from '../use-toasts.js';
import { NEW, useRecordAddress } from '../record-address.js';

/** State of the form beside a list: closed, open for a new record, or open for an existing one. */
export interface RecordForm<Row> {
  /** Different at each opening, so that no state of the previous form remains, even while that one is still closing. */
  key: number;
  /** Null for a new record. */
  record: Row | null;
  isOpen: boolean;
  add: () => void;
  edit: (row: Row) => void;
  close: () => void;
}

interface Options<Row> {
  /** Rows of the list; undefined until loaded. */
  rows: readonly Row[] | undefined;
  /** Loads a record that a link opens but the list does not show. Rejects with a Failure if that is not possible. */
  find: (id: string) => Promise<Row | undefined>;
}

const CLOSED = { key: 0, opened: null as string | null, record: null, isOpen: false };

/** Keeps the open record in the address (`?kayit=`): a record can be linked to, and 'back' closes it. */
export function useRecordForm<Row extends { id: string }>({ rows, find }: Options<Row>): RecordForm<Row> {
  const address = useRecordAddress();
  const { opened } = address;
  const [picked, setPicked] = useState<Row | null>(null);
  const [form, become] = useState<Pick<RecordForm<Row>, 'key' | 'record' | 'isOpen'> & { opened: string | null }>(
    CLOSED,
  );
  const named = [...(rows ?? []), picked].find((row) => row?.id === opened);
  if (opened !== form.opened) {
    if (opened === null) {
      become({ ...form, opened, isOpen: false });
      setPicked(null);
    } else if (opened === NEW || named) become({ key: form.key + 1, opened, record: named ?? null, isOpen: true });
  }
  useMissing(opened !== null && opened !== form.opened && rows ? opened : null, {
    find,
    onFound: setPicked,
    onGone: address.close,
  });

  return {
    key: form.key,
    record: form.record,
    isOpen: form.isOpen,
    add: () => address.open(NEW),
    edit: (row) => {
      setPicked(row);
      address.open(row.id);
    },
    close: address.close,
  };
}

interface Missing<Row> {
  find: (id: string) => Promise<Row | undefined>;
  onFound: (row: Row) => void;
  onGone: () => void;
}

/** Loads a record that a link opens but the list does not show, and shows a message if it does not exist. */
function useMissing<Row>(id: string | null, { find, onFound, onGone }: Missing<Row>): void {
  const { gone, notOpened } = useMessages(backOfficeMessages);
  const toasts = useToasts();
  const latest = useRef({ find, onFound, onGone, toasts, gone, notOpened });
  useEffect(() => {
    latest.current = { find, onFound, onGone, toasts, gone, notOpened };
  });
  useEffect(() => {
    if (id === null) return;
    let isWanted = true;
    void latest.current.find(id).then(
      (row) => {
        if (!isWanted) return;
        const now = latest.current;
        if (row) return now.onFound(row);
        now.toasts.refused(now.gone);
        now.onGone();
      },
      (failure: Failure) => {
        const now = latest.current;
        if (isWanted) now.toasts.failed(now.notOpened, failure);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [id]);
}
