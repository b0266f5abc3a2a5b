import { nameKey } from '@tedarik/turkish';

interface Named {
  name: string;
  placeId: string | null;
  location: { address: string };
}
interface Earlier {
  kind: 'duplicate' | 'branch';
  earlierRow: number;
}

/** Remembers what a file has held so far: a place id counts first, then the folded name; the first row wins (IMP-JSON-07). */
export class FileDuplicates {
  private readonly placeIds = new Map<string, number>();
  private readonly names = new Map<string, number>();
  private readonly addresses = new Map<string, number>();

  /** With `branches` rows of one name at several addresses are told apart; else the name alone makes a duplicate. */
  constructor(private readonly branches: boolean) {}

  /**
   * The earlier row that is the same business or, with `branches`, bears the same name elsewhere; null where there is none.
   * A row that is no duplicate is remembered.
   */
  look(row: number, { name, placeId, location }: Named): Earlier | null {
    const key = nameKey(name);
    const addressKey = this.branches ? `${key}\n${nameKey(location.address)}` : key;
    const samePlace = placeId === null ? undefined : this.placeIds.get(placeId);
    const sameBusiness = samePlace ?? this.addresses.get(addressKey);
    if (sameBusiness !== undefined) return { kind: 'duplicate', earlierRow: sameBusiness };
    const sameName = this.names.get(key);
    this.addresses.set(addressKey, row);
    if (placeId !== null) this.placeIds.set(placeId, row);
    if (this.branches && sameName === undefined) this.names.set(key, row);
    return sameName === undefined ? null : { kind: 'branch', earlierRow: sameName };
  }
}
