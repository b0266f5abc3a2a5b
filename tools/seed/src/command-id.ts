import { createHash } from 'node:crypto';

/** A command id derived from the sample, so that parallel and repeated seeds write each sample only once. */
export function commandIdOf(sample: string): string {
  const hex = createHash('sha256').update(sample).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
