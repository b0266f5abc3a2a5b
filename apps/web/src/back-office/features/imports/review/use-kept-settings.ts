import { useRef, useState } from 'react';
import type { Reviewed, Settings } from '../api/review.js';

const PREFIX = 'yonetim-aktarim-';

/** What the settings become; of those of that moment, for some changes come late. */
export type ChangeSettings = (now: Settings) => Settings;

/** Settings of an import in review as this browser last left them: a reload, and another tab, go on with them. */
export function useKeptSettings({ id, startedAt }: Reviewed, plain: Settings) {
  const [settings, setSettings] = useState(() => ({ ...plain, ...keptOf(id, startedAt) }));
  const now = useRef(settings);
  function keep(change: ChangeSettings) {
    const next = change(now.current);
    now.current = next;
    setSettings(next);
    try {
      localStorage.setItem(PREFIX + id, JSON.stringify({ startedAt, settings: next }));
    } catch {
      // A browser that keeps nothing begins anew.
    }
  }
  return [settings, keep] as const;
}

/** Of an import that is decided nothing is kept. */
export function forgetSettings(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // There is nothing to forget.
  }
}

/** Nothing of a reading of the file that another one has taken the place of. */
function keptOf(id: string, startedAt: string): Partial<Settings> {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + id) ?? '{}') as { startedAt?: string; settings?: Settings };
    return kept.startedAt === startedAt ? (kept.settings ?? {}) : {};
  } catch {
    return {};
  }
}
