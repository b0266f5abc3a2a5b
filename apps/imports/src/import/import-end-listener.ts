import type { ImportProgress } from '@tedarik/commands';
import type { ClientSession } from 'mongoose';
import type { Import } from './import.schema.js';

export type EndCounts = Pick<ImportProgress, 'created' | 'updated' | 'duplicate' | 'skipped' | 'invalid'>;

/** Listener that takes part in the transaction that ends an import or holds it back. */
export abstract class ImportEndListener {
  abstract onEnd(session: ClientSession, ended: Import, counts: EndCounts): Promise<void>;
  /** The import exceeds its gate: nothing was written, and it becomes an import with a review. */
  abstract onHeldBack(session: ClientSession, held: Import): Promise<void>;
}
