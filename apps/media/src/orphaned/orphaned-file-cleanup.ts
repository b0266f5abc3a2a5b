import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock, LeasedWork, Leases, runPeriodically } from '@tedarik/service-kit';
import { RenditionRepository } from '../rendition/rendition.repository.js';
import { addressOfUpload } from '../rendition/originals.js';
import { UploadStore } from '../upload/upload.store.js';
import { DocumentFiles } from '../tracked/document-files.js';
import type { TrackedFiles } from '../tracked/tracked-files.js';
import { PhotoFiles } from '../tracked/photo-files.js';

const HOUR_MS = 3_600_000;
/** After this time the uploader's request either has stored the file in a record, or never will. */
const WAITS_MS = 24 * HOUR_MS;
const LEASE_MS = 60_000;
const AT_ONCE = 100;

/** Deletes uploaded files that are not needed: not used by a record within a day, or gone for good. */
@Injectable()
export class OrphanedFileCleanup extends LeasedWork {
  private readonly kinds: TrackedFiles[];

  constructor(
    leases: Leases,
    private readonly clock: Clock,
    photos: PhotoFiles,
    documents: DocumentFiles,
    private readonly uploads: UploadStore,
    private readonly copies: RenditionRepository,
  ) {
    super(leases, {
      name: 'forgotten-files',
      ttlMs: LEASE_MS,
      lookEveryMs: LEASE_MS,
      work: async (signal) => {
        // After a downtime, events about files that are in use must be consumed first.
        await pause(HOUR_MS, undefined, { signal }).catch(() => undefined);
        await runPeriodically(HOUR_MS, (halt) => this.removeDue(halt))(signal);
      },
    });
    this.kinds = [photos, documents];
  }

  /** Idempotent; continues where an interrupted run stopped. */
  async removeDue(signal?: AbortSignal): Promise<void> {
    for (const files of this.kinds) await this.removeDueOf(files, signal);
  }

  private async removeDueOf(files: TrackedFiles, signal?: AbortSignal): Promise<void> {
    const waitingSince = new Date(this.clock.now().getTime() - WAITS_MS);
    for (let ids: string[] = []; !signal?.aborted;) {
      ids = await files.listForgotten(waitingSince, AT_ONCE);
      if (ids.length === 0) return;
      for (const id of ids) {
        const name = files.nameOf(id);
        await this.uploads.remove(name);
        await this.copies.remove(addressOfUpload(name));
        // Deleted last, so that an interrupted deletion is repeated.
        await files.remove(id);
      }
    }
  }
}
