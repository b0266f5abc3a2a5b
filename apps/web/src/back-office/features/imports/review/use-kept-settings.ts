import { useRef, useState } from 'react';
import type { Reviewed, Settings } from '../api/review.js';

const PREFIX = 'yonetim-aktarim-';

/** An update function that gets the current settings, because some changes come late. */
export type ChangeSettings = (now: Settings) => Settings;

/** The settings of an import in review, stored in this browser, so that a reload or another tab continues with them. */
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
      // Without storage a reload starts with the defaults.
    }
  }
  return [settings, keep] as const;
}

/** Removes the stored settings once the import is confirmed or cancelled. */
export function forgetSettings(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Settings of an earlier reading of the file are ignored. */
function keptOf(id: string, startedAt: string): Partial<Settings> {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + id) ?? '{}') as { startedAt?: string; settings?: Settings };
    return kept.startedAt === startedAt ? (kept.settings ?? {}) : {};
  } catch {
    return {};
  }
}
