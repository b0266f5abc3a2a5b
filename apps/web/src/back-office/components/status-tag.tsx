import { Tag } from 'antd';
import type { ReactNode } from 'react';

/** What a status means to who reads it, whatever it is called there. */
export type Standing = 'good' | 'waiting' | 'bad' | 'off' | 'running' | 'verified' | 'featured';

/** A status in its colours: published, waiting, refused, put away, under way. */
export function StandingTag({ standing, children }: { standing: Standing; children: ReactNode }) {
  return <Tag className={`standing-tag ${standing}`}>{children}</Tag>;
}
