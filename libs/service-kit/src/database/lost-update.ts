/**
 * Throws when a save found fewer records than it wrote: one of another version than was read, or none. Nothing of the
 * transaction may stay then, its events least of all.
 */
export function assertSaved(found: number, collection: string, ids: readonly string[]): void {
  if (found < ids.length) throw new Error(`Lost update in ${collection}: ${found} of ${ids.join(', ')} found`);
}
