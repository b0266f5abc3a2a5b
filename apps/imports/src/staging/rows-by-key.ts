import { hash } from 'node:crypto';

/** The first 64 bits of a key's SHA-256, as two numbers. */
export type Digest = readonly [number, number];

export function digestOf(key: string): Digest {
  const digest = hash('sha256', key, 'buffer');
  return [digest.readUInt32LE(0), digest.readUInt32LE(4)];
}

const SLOT = 3;
const FIRST_SLOTS = 1_024;

/**
 * Row numbers (from 1) by hashed keys. Needs 24 to 48 bytes per row, while a Map of strings needs about 150; a file may have 200,000 rows.
 * With so many rows, about one file in a billion has two keys that collide.
 */
export class RowsByKey {
  private slots = new Uint32Array(SLOT * FIRST_SLOTS);
  private size = 0;

  get(digest: Digest): number | undefined {
    return this.slots[this.placeOf(digest) + 2] || undefined;
  }

  set(digest: Digest, row: number): void {
    if (this.size * 2 * SLOT >= this.slots.length) this.grow();
    const place = this.placeOf(digest);
    if (this.slots[place + 2] === 0) this.size += 1;
    this.slots.set([...digest, row], place);
  }

  /** Position of the slot with the digest, or else of the empty slot for it. */
  private placeOf([low, high]: Digest): number {
    const { slots } = this;
    for (let place = (low % (slots.length / SLOT)) * SLOT; ; place = (place + SLOT) % slots.length) {
      if (slots[place + 2] === 0 || (slots[place] === low && slots[place + 1] === high)) return place;
    }
  }

  private grow(): void {
    const { slots } = this;
    this.slots = new Uint32Array(slots.length * 2);
    for (let place = 0; place < slots.length; place += SLOT) {
      const [low = 0, high = 0, row = 0] = slots.subarray(place, place + SLOT);
      if (row !== 0) this.slots.set([low, high, row], this.placeOf([low, high]));
    }
  }
}
