import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../back-office.messages.js';
import type { Selection } from './use-selection.js';

interface SelectionBarProps {
  selection: Selection;
  onDelete?: () => void;
  /** Replaces the number if all matching records are selected. */
  allSelected?: string;
  /** Further actions on the selection. */
  children?: ReactNode;
}

/** ADM-COMMON-03: actions on the selected records; hidden without a selection. */
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
