import { Tag } from 'antd';
import type { ReactNode } from 'react';

/** What a status means to who reads it, whatever it is called there. */
export type Tone = 'good' | 'waiting' | 'bad' | 'off' | 'running' | 'verified' | 'featured';

/** A status in its colours: published, waiting, refused, put away, under way. */
export function StatusTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <Tag className={`status-tag ${tone}`}>{children}</Tag>;
}
