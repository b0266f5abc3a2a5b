import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Clock, LeasedWork, Leases, repeatedly } from '@tedarik/service-kit';
import { IMPORTS_CONFIG, type ImportsConfig } from '../config.js';
import { FileStore } from '../file/file.store.js';
import { ImportRepository } from './import.repository.js';
import { RowEditRepository } from './row-edit.repository.js';
import { RowRepository } from './row.repository.js';

const EVERY_MS = 3_600_000;
const LEASE_MS = 10_000;
const DAY_MS = 24 * 3_600_000;

/**
 * Removes what strangers' files say once an import has ended long ago: the uploaded file, and its rows with what they were
 * made of. Its counts, what became of each row, and its undoing stay. A review that nobody decided on ends first.
 */
@Injectable()
export class Retention implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly work: LeasedWork;

  constructor(
    private readonly imports: ImportRepository,
    private readonly rows: RowRepository,
    private readonly edits: RowEditRepository,
    private readonly files: FileStore,
    private readonly clock: Clock,
    @Inject(IMPORTS_CONFIG) private readonly config: Pick<ImportsConfig, 'IMPORT_KEEP_DAYS'>,
    leases: Leases,
  ) {
    this.work = new LeasedWork(leases, {
      name: 'import-retention',
      ttlMs: LEASE_MS,
      lookEveryMs: LEASE_MS,
      work: repeatedly(EVERY_MS, () => this.removeDue()),
    });
  }

  onApplicationBootstrap(): void {
    this.work.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.work.stop();
  }

  /** Removes what is due now. May be repeated, and broken off anywhere. */
  async removeDue(): Promise<void> {
    const now = this.clock.now();
    const before = new Date(now.getTime() - this.config.IMPORT_KEEP_DAYS * DAY_MS);
    await this.imports.cancelReviewsSince(before, now);
    for (const id of await this.imports.findEndedBefore(before)) {
      await this.rows.erase(id);
      await this.edits.drop(id);
      await this.imports.markErased(id, now);
    }
    await this.files.removeOld(before, await this.imports.filesInUse());
  }
}
