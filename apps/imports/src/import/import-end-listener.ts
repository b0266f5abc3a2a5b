import type { ImportProgress } from '@tedarik/commands';
import type { ClientSession } from 'mongoose';
import type { Import } from './import.schema.js';

export type EndCounts = Pick<ImportProgress, 'created' | 'updated' | 'duplicate' | 'skipped' | 'invalid'>;

/** Why an import is held back: its rows exceed its gate, or the columns of its scheduled file are not those that were mapped. */
export type HoldReason = 'gate' | 'columns';

/** Listener that takes part in the transaction that ends an import or holds it back. */
export abstract class ImportEndListener {
  abstract onEnd(session: ClientSession, ended: Import, counts: EndCounts): Promise<void>;
  /** Nothing was written, and the import becomes one with a review. */
  abstract onHeldBack(session: ClientSession, held: Import, why: HoldReason): Promise<void>;
}
