import { nameKey } from '@tedarik/turkish';

interface Named {
  name: string;
  placeId: string | null;
  location: { address: string };
}

/** Remembers what a file has held so far: a place id counts first, then the folded name; the first row wins (IMP-JSON-07). */
export class FileDuplicates {
  private readonly placeIds = new Map<string, number>();
  private readonly names = new Map<string, number>();
  private readonly addresses = new Map<string, number>();

  /** With `branches` rows of one name at several addresses are told apart; else the name alone makes a duplicate. */
  constructor(private readonly branches: boolean) {}

  /** The earlier row that is the same business or, with `branches`, bears the same name elsewhere. */
  find({ name, placeId, location }: Named): { kind: 'duplicate' | 'branch'; earlierRow: number } | null {
    const key = nameKey(name);
    const samePlace = placeId === null ? undefined : this.placeIds.get(placeId);
    const sameBusiness = samePlace ?? (this.branches ? this.addresses.get(addressKey(key, location)) : undefined);
    if (sameBusiness !== undefined) return { kind: 'duplicate', earlierRow: sameBusiness };
    const sameName = this.names.get(key);
    if (sameName === undefined) return null;
    return { kind: this.branches ? 'branch' : 'duplicate', earlierRow: sameName };
  }

  remember(row: number, { name, placeId, location }: Named): void {
    const key = nameKey(name);
    if (!this.names.has(key)) this.names.set(key, row);
    if (this.branches) this.addresses.set(addressKey(key, location), row);
    if (placeId !== null) this.placeIds.set(placeId, row);
  }
}

const addressKey = (name: string, { address }: Named['location']) => `${name}\n${nameKey(address)}`;
