import { useState } from 'react';

/** The form beside a list: closed, open for a new record, or open for one that is there. */
export interface RecordForm<Row> {
  /** Another at each opening, so that nothing of the one before is left in it, even while that one is still fading. */
  key: number;
  /** Null for a new one. */
  record: Row | null;
  isOpen: boolean;
  add: () => void;
  edit: (row: Row) => void;
  close: () => void;
}

export function useRecordForm<Row>(): RecordForm<Row> {
  const [{ key, record, isOpen }, become] = useState<Pick<RecordForm<Row>, 'key' | 'record' | 'isOpen'>>(CLOSED);
  const open = (opened: Row | null) => become((before) => ({ key: before.key + 1, record: opened, isOpen: true }));
  return {
    key,
    record,
    isOpen,
    add: () => open(null),
    edit: open,
    close: () => become((before) => ({ ...before, isOpen: false })),
  };
}

const CLOSED = { key: 0, record: null, isOpen: false };
