import { v7 } from 'uuid';

/** A UUIDv7: sorts by the millisecond in which it was made, and within one process in the order of making. */
export function newId(): string {
  return v7();
}
