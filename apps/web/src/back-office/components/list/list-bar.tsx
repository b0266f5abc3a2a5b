import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../back-office.messages.js';
import { ListEnd, type ListEndProps } from './list-end.js';
import type { ListState } from './use-list-state.js';

const TYPING_PAUSE_MS = 300;

interface ListBarProps extends ListEndProps {
  state: Pick<ListState<never>, 'list' | 'search'>;
  /** Names the searched fields: 'Ad veya açıklama'. */
  placeholder: string;
  /** Filter controls. */
  children?: ReactNode;
}

/** The bar above a list: search, filters, and the list's tools. */
export function ListBar({ state, placeholder, children, ...end }: ListBarProps) {
  const messages = useMessages(backOfficeMessages);
  const { search } = state.list;
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  /** The last text this bar searched for, until the address contains it; typing may have continued by then. */
  const [sent, setSent] = useState<string | null>(null);
  if (shown !== search) {
    setShown(search);
    setSent(null);
    // 'Back' or a cleared search changes the text. A trailing space is kept, because the next word is being typed.
    if (search !== sent && typed.trim() !== search) setTyped(search);
  }
  const send = useCallback(
    (text: string) => {
      setSent(text.trim());
      state.search(text);
    },
    [state],
  );
  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => send(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [search, send, typed]);

  return (
    <div className="list-bar">
      <Input
        className="list-search"
        type="search"
        prefix={<SearchOutlined aria-hidden />}
        aria-label={messages.search}
        placeholder={placeholder}
        value={typed}
        maxLength={100}
        allowClear
        onChange={({ target }) => setTyped(target.value)}
        onPressEnter={() => send(typed)}
      />
      {children}
      <ListEnd {...end} />
    </div>
  );
}
