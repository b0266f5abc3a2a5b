import { DomainError } from '@tedarik/service-kit';
import type { Import } from '../import/import.schema.js';

/** Throws `import-read-again` when the file has been read again since the reading that began then. */
export function mustBeOf(startedAt: string, found: Import): void {
  if (found.startedAt?.toISOString() !== startedAt) throw new DomainError('import-read-again', 'conflict');
}
