import { useRef, useState } from 'react';
import { withLocalStorage } from '../../../../lib/local-storage.js';
import type { Review, Reviewed, Settings } from '../api/review.js';

const PREFIX = 'yonetim-aktarim-';

/** An update function that gets the current settings, because some changes come late. */
export type ChangeSettings = (now: Settings) => Settings;

interface Kept {
  /** Start time of the reading of the file that the settings belong to. */
  startedAt: string;
  settings: Settings;
  /** Settings that the administrator changed; the others are the defaults of that reading. */
  chosen: (keyof Settings)[];
}

/**
 * The settings of an import in review, stored in this browser, so that a reload, another tab and the next reading of the file continue with
 * them. A fix makes the service read the file again, which must not reset a status or a limit that the administrator chose.
 */
export function useSavedSettings({ id, startedAt }: Reviewed, review: Review) {
  const [first] = useState(() => keptOf(id));
  const [settings, setSettings] = useState(() => ({ ...review.settings, ...chosenOf(first, startedAt, review) }));
  const now = useRef({ settings, chosen: new Set(first?.chosen) });
  function keep(change: ChangeSettings) {
    const { settings: former, chosen } = now.current;
    const next = change(former);
    for (const name of Object.keys(next) as (keyof Settings)[]) if (next[name] !== former[name]) chosen.add(name);
    now.current = { settings: next, chosen };
    setSettings(next);
    const kept: Kept = { startedAt, settings: next, chosen: [...chosen] };
    withLocalStorage((storage) => storage.setItem(PREFIX + id, JSON.stringify(kept)));
  }
  return [settings, keep] as const;
}

/** Removes the stored settings once the import is confirmed or cancelled. */
export const forgetSettings = (id: string): void => withLocalStorage((storage) => storage.removeItem(PREFIX + id));

/** Null without valid settings. */
const keptOf = (id: string): Kept | null =>
  withLocalStorage((storage) => JSON.parse(storage.getItem(PREFIX + id) ?? 'null') as Kept | null) ?? null;

/**
 * Returns the stored settings. If they belong to another reading of the file, returns only the changed ones, without categories for types
 * that the file no longer has.
 */
function chosenOf(kept: Kept | null, startedAt: string, { unknownTypes, categories }: Review): Partial<Settings> {
  if (!kept?.settings) return {};
  const { settings } = kept;
  if (kept.startedAt === startedAt) return settings;
  const chosen: Partial<Settings> = Object.fromEntries((kept.chosen ?? []).map((name) => [name, settings[name]]));
  if (!chosen.typeCategories) return chosen;
  const types = new Set([...unknownTypes.map(({ type }) => type), ...categories.map(({ name }) => name)]);
  return { ...chosen, typeCategories: chosen.typeCategories.filter(({ type }) => types.has(type)) };
}
