import type { ImportProgress } from '@tedarik/commands';
import type { ClientSession } from 'mongoose';
import type { Import } from './import.schema.js';

export type EndCounts = Pick<ImportProgress, 'created' | 'updated' | 'duplicate' | 'skipped' | 'invalid'>;

/** What else happens in the transaction that ends an import, or that lets it wait for somebody. */
export abstract class ImportEndListener {
  abstract onEnd(session: ClientSession, ended: Import, counts: EndCounts): Promise<void>;
  /** It is over its gate: nothing of it was written, and it becomes an import with a review. */
  abstract onHeldBack(session: ClientSession, held: Import): Promise<void>;
}
