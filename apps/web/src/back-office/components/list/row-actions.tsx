import { DeleteOutlined, EditOutlined, EyeOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../back-office.messages.js';

interface RowActionsProps {
  /** Name of the row, for screen readers. */
  name: string;
  onView?: () => void;
  /** Opens in a new window. */
  viewHref?: string;
  onEdit?: () => void;
  onDelete?: () => void;
  children?: ReactNode;
}

/** View, edit and delete as icons with accessible labels. */
export function RowActions({ name, onView, viewHref, onEdit, onDelete, children }: RowActionsProps) {
  const messages = useMessages(backOfficeMessages);
  return (
    <div className="row-actions">
      {children}
      {(onView ?? viewHref) && (
        <RowAction
          label={messages.view}
          name={name}
          icon={<EyeOutlined aria-hidden />}
          {...(onView && { onClick: onView })}
          {...(viewHref && { href: viewHref })}
        />
      )}
      {onEdit && <RowAction label={messages.edit} name={name} icon={<EditOutlined aria-hidden />} onClick={onEdit} />}
      {onDelete && (
        <RowAction
          label={messages.delete}
          name={name}
          icon={<DeleteOutlined aria-hidden />}
          onClick={onDelete}
          isDanger
        />
      )}
    </div>
  );
}

interface RowActionProps {
  label: string;
  name: string;
  icon: ReactNode;
  onClick?: () => void;
  href?: string;
  isDanger?: boolean;
  disabled?: boolean;
}

export function RowAction({ label, name, icon, onClick, href, isDanger = false, disabled = false }: RowActionProps) {
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
