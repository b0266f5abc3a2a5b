import { randomBytes } from 'node:crypto';

/** A name that no other test uses: for a database, stream, queue or index (lower-case letters, digits and hyphens). */
export function uniqueName(prefix: string): string {
  return `${prefix}-${randomBytes(5).toString('hex')}`;
}
