import { Button } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import type { Selection } from '../../../components/list/use-selection.js';
import { useToasts } from '../../../components/use-toasts.js';
import type { ManagedBusinessesQueryVariables } from '../../../../lib/graphql/types.js';
import { useLazyManagedBusinessesQuery } from '../api/businesses-api.js';
import { managedBusinessMessages } from '../businesses.messages.js';

const AT_ONCE = 100;
/** So many are read with their names; of more, nobody looks at each. */
const MOST_READ = 500;

interface SelectAllProps {
  requested: ManagedBusinessesQueryVariables;
  total: number;
  /** Of them; with a plus where there are more. */
  totalText: string;
  selection: Selection;
}

/** Selects all that match the search and the filters, on whatever page they are: by name, or without where they are many. */
export function SelectAll({ requested, total, totalText, selection }: SelectAllProps) {
  const messages = useMessages(managedBusinessMessages);
  const toasts = useToasts();
  const [read] = useLazyManagedBusinessesQuery();
  const [isReading, setReading] = useState(false);
  if (selection.isAll || total <= selection.chosen.size) return null;

  async function select() {
    if (total > MOST_READ) return selection.chooseAll();
    setReading(true);
    const rows = new Map<string, string>();
    for (let page = 1; (page - 1) * AT_ONCE < total; page++) {
      const { data, error } = await read({ ...requested, list: { ...requested.list, page, pageSize: AT_ONCE } });
      if (error) toasts.failed(messages.failedToLoad, error as Failure);
      if (!data || data.items.length === 0) break;
      for (const { id, name } of data.items) rows.set(id, name);
    }
    setReading(false);
    selection.choose(
      [...rows].map(([id, name]) => ({ id, name })),
      [...rows.keys()],
    );
  }

  return (
    <Button type="link" loading={isReading} onClick={() => void select()}>
      {messages.selectAll(totalText)}
    </Button>
  );
}
