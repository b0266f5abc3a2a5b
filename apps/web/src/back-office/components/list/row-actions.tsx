import { DeleteOutlined, EditOutlined, EyeOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { createContext, type ReactNode, useContext } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../back-office.messages.js';

/** Name of the row, for screen readers. */
export const RowName = createContext('');

interface RowActionsProps {
  onView?: () => void;
  /** Opens in a new window. */
  viewHref?: string;
  onEdit?: () => void;
  onDelete?: () => void;
  children?: ReactNode;
}

/** View, edit and delete as icons with accessible labels. */
export function RowActions({ onView, viewHref, onEdit, onDelete, children }: RowActionsProps) {
  const messages = useMessages(backOfficeMessages);
  return (
    <>
      {children}
      {(onView ?? viewHref) && (
        <RowAction
          label={messages.view}
          icon={<EyeOutlined aria-hidden />}
          {...(onView && { onClick: onView })}
          {...(viewHref && { href: viewHref })}
        />
      )}
      {onEdit && <RowAction label={messages.edit} icon={<EditOutlined aria-hidden />} onClick={onEdit} />}
      {onDelete && (
        <RowAction label={messages.delete} icon={<DeleteOutlined aria-hidden />} onClick={onDelete} isDanger />
      )}
    </>
  );
}

interface RowActionProps {
  label: string;
  icon: ReactNode;
  onClick?: () => void;
  href?: string;
  isDanger?: boolean;
  disabled?: boolean;
}

export function RowAction({ label, icon, onClick, href, isDanger = false, disabled = false }: RowActionProps) {
  const name = useContext(RowName);
  return (
    <Tooltip title={label}>
      <Button
        type="text"
        icon={icon}
        className={isDanger ? 'row-action danger' : 'row-action'}
        aria-label={`${label}: ${name}`}
        disabled={disabled}
        {...(onClick && { onClick })}
        {...(href && { href, target: '_blank' })}
      />
    </Tooltip>
  );
}
