/** Runs `act` with this browser's storage; returns undefined if storage is unavailable. */
export function withLocalStorage<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(localStorage);
  } catch {
    return undefined;
  }
}

/** Texts stored under a key, at most `most`; empty if nothing valid is stored. */
export function storedTexts(key: string, most: number): string[] {
  const kept: unknown = withLocalStorage((storage) => JSON.parse(storage.getItem(key) ?? '[]') as unknown);
  return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, most) : [];
}

export const storeTexts = (key: string, texts: readonly string[]): void =>
  withLocalStorage((storage) => storage.setItem(key, JSON.stringify(texts)));
