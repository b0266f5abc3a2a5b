import { nameKey } from '@tedarik/turkish';

/** Remembers what a file has held so far: a place id counts first, then the folded name; the first row wins (IMP-JSON-07). */
export class FileDuplicates {
  private readonly placeIds = new Set<string>();
  private readonly names = new Set<string>();

  /** True when an earlier row was the same business; else this one is remembered. */
  seen(business: { name: string; placeId: string | null }): boolean {
    const name = nameKey(business.name);
    const known = (business.placeId !== null && this.placeIds.has(business.placeId)) || this.names.has(name);
    if (known) return true;
    this.names.add(name);
    if (business.placeId !== null) this.placeIds.add(business.placeId);
    return false;
  }
}
