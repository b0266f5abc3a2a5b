import type { ReactNode } from 'react';
import { Icon } from './icon.js';

const ICONS = { bad: 'alert', ok: 'success' } as const;

interface NoticeProps {
  tone?: keyof typeof ICONS;
  role?: 'alert' | 'status' | undefined;
  children: ReactNode;
}

/** A short text in a box, next to the icon of its tone. */
export function Notice({ tone, role, children }: NoticeProps) {
  return (
    <p className={tone ? `notice ${tone}` : 'notice'} role={role}>
      <Icon name={tone ? ICONS[tone] : 'info'} />
      {children}
    </p>
  );
}
