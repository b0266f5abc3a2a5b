import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../back-office.messages.js';
import type { Selection } from './use-selection.js';

interface SelectionBarProps {
  selection: Selection;
  onDelete?: () => void;
  /** What stands in place of a number where all that match are selected. */
  allSelected?: string;
  /** Further things to do with what is selected. */
  children?: ReactNode;
}

/** ADM-COMMON-03: what can be done with several records; there is none without a selection. */
export function SelectionBar({ selection, onDelete, allSelected, children }: SelectionBarProps) {
  const messages = useMessages(backOfficeMessages);
  const n = selection.chosen.size;
  if (n === 0 && !selection.isAll) return null;
  const selected = selection.isAll && allSelected ? allSelected : messages.selected(n);
  return (
    <div className="selection-bar" role="region" aria-label={selected}>
      <strong>{selected}</strong>
      {children}
      {onDelete && n > 0 && (
        <Button danger icon={<DeleteOutlined aria-hidden />} onClick={onDelete}>
          {messages.deleteSelected(n)}
        </Button>
      )}
      <Button type="link" onClick={selection.clear}>
        {messages.unselect}
      </Button>
    </div>
  );
}
