import { Button } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import type { Selection } from '../../../components/list/use-selection.js';
import { useToasts } from '../../../components/use-toasts.js';
import type { ManagedBusinessesQueryVariables } from '../../../../lib/graphql/types.js';
import { useLazyManagedBusinessesQuery } from '../api/businesses-api.js';
import { managedBusinessMessages } from '../businesses.messages.js';

const AT_ONCE = 100;
/** Up to this number the rows are loaded with their names; larger selections have no names. */
const MOST_READ = 500;

interface SelectAllProps {
  requested: ManagedBusinessesQueryVariables;
  total: number;
  /** The total as text, with a plus if it is a lower bound. */
  totalText: string;
  selection: Selection;
}

/** Selects all businesses that match the search and filters, on every page: with their names, or without if there are many. */
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
      if (error) toasts.failed(messages.failedToLoad, error);
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
