import { randomBytes } from 'node:crypto';

/** A name that no other test has: for a database, stream, queue or index (small letters, digits and hyphens). */
export function uniqueName(prefix: string): string {
  return `${prefix}-${randomBytes(5).toString('hex')}`;
}
