import { nameKey } from '@tedarik/turkish';
import { digestOf, RowsByKey } from './rows-by-key.js';

interface Named {
  name: string;
  placeId: string | null;
  location: { address: string };
}
interface Earlier {
  kind: 'duplicate' | 'branch';
  earlierRow: number;
}

/** Finds rows that repeat earlier rows of the file: by place id first, then by folded name; the first row wins (IMP-JSON-07). */
export class FileDuplicates {
  private readonly placeIds = new RowsByKey();
  private readonly names = new RowsByKey();
  private readonly addresses = new RowsByKey();

  /** With `branches`, rows with one name at several addresses are distinguished; otherwise the same name is a duplicate. */
  constructor(private readonly branches: boolean) {}

  /**
   * Returns the earlier row that is the same business or, with `branches`, has the same name elsewhere; null when there is none. A row that
   * is no duplicate is remembered.
   */
  look(row: number, { name, placeId, location }: Named): Earlier | null {
    const key = nameKey(name);
    const byName = digestOf(key);
    const byAddress = this.branches ? digestOf(`${key}\n${nameKey(location.address)}`) : byName;
    const byPlace = placeId === null ? null : digestOf(placeId);
    const sameBusiness = (byPlace && this.placeIds.get(byPlace)) ?? this.addresses.get(byAddress);
    if (sameBusiness !== undefined) return { kind: 'duplicate', earlierRow: sameBusiness };
    const sameName = this.names.get(byName);
    this.addresses.set(byAddress, row);
    if (byPlace) this.placeIds.set(byPlace, row);
    if (this.branches && sameName === undefined) this.names.set(byName, row);
    return sameName === undefined ? null : { kind: 'branch', earlierRow: sameName };
  }
}
