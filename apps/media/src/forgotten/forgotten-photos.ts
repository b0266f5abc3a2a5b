import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Clock, LeasedWork, Leases, repeatedly } from '@tedarik/service-kit';
import { CopyRepository } from '../copy/copy.repository.js';
import { addressOfUpload } from '../copy/originals.js';
import { UploadStore } from '../upload/upload.store.js';
import { PhotoFiles } from '../followed/photo-files.js';

const HOUR_MS = 3_600_000;
/** Whoever uploaded it has stored it by then, or never will. */
const WAITS_MS = 24 * HOUR_MS;
const LEASE_MS = 60_000;
const AT_ONCE = 100;

/** Removes files of photos that nobody needs: never put on a page within a day, or gone for good. */
@Injectable()
export class ForgottenPhotos implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly work: LeasedWork;

  constructor(
    leases: Leases,
    private readonly clock: Clock,
    private readonly files: PhotoFiles,
    private readonly uploads: UploadStore,
    private readonly copies: CopyRepository,
  ) {
    this.work = new LeasedWork(leases, {
      name: 'forgotten-photos',
      ttlMs: LEASE_MS,
      lookEveryMs: LEASE_MS,
      work: async (signal) => {
        // After a standstill: what pages show was announced meanwhile, and is heard first.
        await pause(HOUR_MS, undefined, { signal }).catch(() => undefined);
        await repeatedly(HOUR_MS, (halt) => this.removeDue(halt))(signal);
      },
    });
  }

  onApplicationBootstrap(): void {
    this.work.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.work.stop();
  }

  /** May be repeated, and goes on where it ended. */
  async removeDue(signal?: AbortSignal): Promise<void> {
    const waitingSince = new Date(this.clock.now().getTime() - WAITS_MS);
    for (let ids: string[] = []; !signal?.aborted;) {
      ids = await this.files.listForgotten(waitingSince, AT_ONCE);
      if (ids.length === 0) return;
      for (const id of ids) {
        await this.uploads.remove(id);
        await this.copies.remove(addressOfUpload(id));
        // Last: what was begun is found again.
        await this.files.remove(id);
      }
    }
  }
}
