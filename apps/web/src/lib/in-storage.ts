/** What is done with this browser's storage; undefined where it keeps none for us. */
export function inStorage<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(localStorage);
  } catch {
    return undefined;
  }
}
