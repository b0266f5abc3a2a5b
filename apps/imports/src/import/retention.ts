import { Inject, Injectable } from '@nestjs/common';
import { Clock, LeasedWork, Leases, runPeriodically } from '@tedarik/service-kit';
import { ColumnMappingRepository } from '../columns/column-mapping.repository.js';
import { IMPORTS_CONFIG, type ImportsConfig } from '../config.js';
import { FileStore } from '../file/file.store.js';
import { ImportRepository } from './import.repository.js';
import { RowEditRepository } from './row-edit.repository.js';
import { RowRepository } from './row.repository.js';

const EVERY_MS = 3_600_000;
const LEASE_MS = 10_000;
const DAY_MS = 24 * 3_600_000;
/** Edits of single rows are stored for the next file of their kind, longer than most suppliers need to send one. */
const EDITS_KEPT_DAYS = 180;

/**
 * Deletes the content of files some time after an import ended: the uploaded file and its rows. Counts, the outcome of each row, and the
 * undo stay. Undecided reviews are cancelled first. Edits stored for the next file are deleted when none arrived for long.
 */
@Injectable()
export class Retention extends LeasedWork {
  constructor(
    private readonly imports: ImportRepository,
    private readonly rows: RowRepository,
    private readonly edits: RowEditRepository,
    private readonly mappings: ColumnMappingRepository,
    private readonly files: FileStore,
    private readonly clock: Clock,
    @Inject(IMPORTS_CONFIG) private readonly config: Pick<ImportsConfig, 'IMPORT_KEEP_DAYS'>,
    leases: Leases,
  ) {
    super(leases, {
      name: 'import-retention',
      ttlMs: LEASE_MS,
      lookEveryMs: LEASE_MS,
      work: runPeriodically(EVERY_MS, () => this.removeDue()),
    });
  }

  /** Deletes everything that is due now. Idempotent, and may be interrupted at any point. */
  async removeDue(): Promise<void> {
    const now = this.clock.now();
    const before = new Date(now.getTime() - this.config.IMPORT_KEEP_DAYS * DAY_MS);
    await this.imports.cancelReviewsSince(before, now);
    for (const id of await this.imports.findEndedBefore(before)) {
      await this.rows.erase(id);
      await this.edits.drop(id);
      await this.imports.markErased(id, now);
    }
    await this.mappings.forgetEditsBefore(new Date(now.getTime() - EDITS_KEPT_DAYS * DAY_MS));
    await this.files.removeOld(before, await this.imports.filesInUse());
    await this.files.removeBroken(new Date(now.getTime() - DAY_MS));
  }
}
