import type { ImportSettings } from '@tedarik/commands';

/** Settings that are stored per kind of table: how rows are fixed, and when an import is held back. */
const KEPT = ['defaultCategory', 'defaultCity', 'leaveOutWithoutCity', 'gate'] as const;
export type KeptSettings = Pick<ImportSettings, (typeof KEPT)[number]>;

/** The settings to store; null when all of them have their default. */
export function keptOf(settings: ImportSettings): KeptSettings | null {
  const kept = picked((name) => settings[name] ?? null);
  return KEPT.some((name) => kept[name]) ? kept : null;
}

/** Settings completed with stored ones where they have no value. */
export const withKept = (settings: ImportSettings, kept: KeptSettings | null): ImportSettings => ({
  ...settings,
  ...picked((name) => settings[name] ?? kept?.[name] ?? null),
});

/** Settings without the values that are stored per kind of table. */
export const withoutKept = (settings: ImportSettings): ImportSettings => ({ ...settings, ...picked(() => null) });

const picked = (valueOf: (name: (typeof KEPT)[number]) => unknown): KeptSettings =>
  Object.fromEntries(KEPT.map((name) => [name, valueOf(name)])) as KeptSettings;
