import type { ImportProgress } from '@tedarik/commands';
import type { ClientSession } from 'mongoose';
import type { Import } from './import.schema.js';

export type EndCounts = Pick<ImportProgress, 'created' | 'updated' | 'duplicate' | 'skipped' | 'invalid'>;

/** What else happens in the transaction that ends an import. */
export abstract class ImportEndListener {
  abstract onEnd(session: ClientSession, ended: Import, counts: EndCounts): Promise<void>;
}
