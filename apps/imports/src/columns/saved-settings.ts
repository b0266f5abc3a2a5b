import type { ImportSettings } from '@tedarik/commands';

/** Settings that are stored per kind of table: how rows are fixed, and when an import is held back. */
const KEPT = ['defaultCategory', 'defaultCity', 'leaveOutWithoutCity', 'gate'] as const;
export type SavedSettings = Pick<ImportSettings, (typeof KEPT)[number]>;

/** The settings to store; null when all of them have their default. */
export function savedSettingsOf(settings: ImportSettings): SavedSettings | null {
  const kept = picked((name) => settings[name] ?? null);
  return KEPT.some((name) => kept[name]) ? kept : null;
}

/** Settings completed with stored ones where they have no value. */
export const withSavedSettings = (settings: ImportSettings, kept: SavedSettings | null): ImportSettings => ({
  ...settings,
  ...picked((name) => settings[name] ?? kept?.[name] ?? null),
});

/** Settings without the values that are stored per kind of table. */
export const withoutSavedSettings = (settings: ImportSettings): ImportSettings => ({
  ...settings,
  ...picked(() => null),
});

const picked = (valueOf: (name: (typeof KEPT)[number]) => unknown): SavedSettings =>
  Object.fromEntries(KEPT.map((name) => [name, valueOf(name)])) as SavedSettings;
