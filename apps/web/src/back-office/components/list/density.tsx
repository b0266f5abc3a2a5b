import { ColumnHeightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useSyncExternalStore } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../back-office.messages.js';

const KEY = 'yonetim-sik-satirlar';
const listeners = new Set<() => void>();

/** Whether all lists use compact rows; remembered in this browser. */
export const useIsDense = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => remembered() === 'evet',
  );

function choose(isDense: boolean): void {
  try {
    localStorage.setItem(KEY, isDense ? 'evet' : 'hayir');
  } catch {
    // Without storage the default is used.
  }
  for (const listener of listeners) listener();
}

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function DensityToggle() {
  const { denseRows } = useMessages(backOfficeMessages);
  const isDense = useIsDense();
  return (
    <Button
      className="density"
      type={isDense ? 'default' : 'text'}
      icon={<ColumnHeightOutlined aria-hidden />}
      aria-label={denseRows}
      aria-pressed={isDense}
      title={denseRows}
      onClick={() => choose(!isDense)}
    />
  );
}
