import { Popover } from 'antd';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { useFocusReturn } from './use-focus-return.js';

interface ToolPopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  content: ReactNode;
  /** The button that opens it. */
  children: ReactElement;
}

/**
 * Controls below a button. They come right after the button in the page and receive the focus, because at the end of the page the Tab key
 * would reach them only after the whole list. The focus returns to the button unless it has already gone elsewhere.
 */
export function ToolPopover({ open, onOpenChange, content, children }: ToolPopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  const returnFocus = useFocusReturn(open);
  function afterOpenChange(isShown: boolean) {
    const active = document.activeElement;
    if (isShown) panel.current?.querySelector<HTMLElement>('button:enabled, input')?.focus();
    else if (active === document.body || panel.current?.contains(active)) returnFocus();
  }
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={open}
      onOpenChange={onOpenChange}
      afterOpenChange={afterOpenChange}
      getPopupContainer={(button) => button.parentElement!}
      content={<div ref={panel}>{content}</div>}
    >
      {children}
    </Popover>
  );
}
