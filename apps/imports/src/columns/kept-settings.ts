import type { ImportSettings } from '@tedarik/commands';

/** Settings that tables of one kind share: how their rows are mended, and when they are held back. */
const KEPT = ['defaultCategory', 'defaultCity', 'leaveOutWithoutCity', 'gate'] as const;
export type KeptSettings = Pick<ImportSettings, (typeof KEPT)[number]>;

/** What is kept of settings; null where all of it is plain. */
export function keptOf(settings: ImportSettings): KeptSettings | null {
  const kept = picked((name) => settings[name] ?? null);
  return KEPT.some((name) => kept[name]) ? kept : null;
}

/** Settings with what was kept of earlier ones, where they say nothing themselves. */
export const withKept = (settings: ImportSettings, kept: KeptSettings | null): ImportSettings => ({
  ...settings,
  ...picked((name) => settings[name] ?? kept?.[name] ?? null),
});

/** Settings of which nothing is kept. */
export const withoutKept = (settings: ImportSettings): ImportSettings => ({ ...settings, ...picked(() => null) });

const picked = (valueOf: (name: (typeof KEPT)[number]) => unknown): KeptSettings =>
  Object.fromEntries(KEPT.map((name) => [name, valueOf(name)])) as KeptSettings;
