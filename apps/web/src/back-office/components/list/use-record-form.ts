import { useState } from 'react';

/** The form beside a list: closed, open for a new record, or open for a row. `key` makes each opening a fresh form. */
export interface RecordForm<Row> {
  key: string | undefined;
  /** Null for a new one. */
  record: Row | null;
  isOpen: boolean;
  add: () => void;
  edit: (row: Row) => void;
  close: () => void;
}

const NEW = 'new';

export function useRecordForm<Row extends { id: string }>(): RecordForm<Row> {
  const [opened, setOpened] = useState<Row | typeof NEW | null>(null);
  return {
    key: opened === NEW ? NEW : opened?.id,
    record: opened === NEW ? null : opened,
    isOpen: opened !== null,
    add: () => setOpened(NEW),
    edit: setOpened,
    close: () => setOpened(null),
  };
}
