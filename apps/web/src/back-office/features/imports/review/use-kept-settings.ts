import { useRef, useState } from 'react';
import type { Review, Reviewed, Settings } from '../api/review.js';

const PREFIX = 'yonetim-aktarim-';

/** What the settings become; of those of that moment, for some changes come late. */
export type ChangeSettings = (now: Settings) => Settings;

interface Kept {
  /** Of which reading of the file. */
  startedAt: string;
  settings: Settings;
  /** What somebody chose; the others are as the reading proposed them. */
  chosen: (keyof Settings)[];
}

/**
 * Settings of an import in review as this browser last left them: a reload, another tab, and the next reading of the file
 * go on with them. A fix has the file read again, and must not turn 'Beklemede' back into 'Aktif' or drop a limit.
 */
export function useKeptSettings({ id, startedAt }: Reviewed, review: Review) {
  const [first] = useState(() => keptOf(id));
  const [settings, setSettings] = useState(() => ({ ...review.settings, ...chosenOf(first, startedAt, review) }));
  const now = useRef({ settings, chosen: new Set(first?.chosen) });
  function keep(change: ChangeSettings) {
    const { settings: former, chosen } = now.current;
    const next = change(former);
    for (const name of Object.keys(next) as (keyof Settings)[]) if (next[name] !== former[name]) chosen.add(name);
    now.current = { settings: next, chosen };
    setSettings(next);
    try {
      localStorage.setItem(
        PREFIX + id,
        JSON.stringify({ startedAt, settings: next, chosen: [...chosen] } satisfies Kept),
      );
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

function keptOf(id: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** Of another reading of the file: what was chosen, without categories for types that it does not have. */
function chosenOf(kept: Kept | null, startedAt: string, { unknownTypes, categories }: Review): Partial<Settings> {
  if (!kept?.settings) return {};
  const { settings } = kept;
  if (kept.startedAt === startedAt) return settings;
  const chosen: Partial<Settings> = Object.fromEntries((kept.chosen ?? []).map((name) => [name, settings[name]]));
  if (!chosen.typeCategories) return chosen;
  const types = new Set([...unknownTypes.map(({ type }) => type), ...categories.map(({ name }) => name)]);
  return { ...chosen, typeCategories: chosen.typeCategories.filter(({ type }) => types.has(type)) };
}
