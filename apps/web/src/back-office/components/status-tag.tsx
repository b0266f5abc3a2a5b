import { Tag } from 'antd';
import type { ReactNode } from 'react';

/** The meaning of a status, independent of its name in each feature. */
export type Tone = 'good' | 'waiting' | 'bad' | 'off' | 'running' | 'verified' | 'featured';

/** A status as a coloured tag. */
export function StatusTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <Tag className={`status-tag ${tone}`}>{children}</Tag>;
}
