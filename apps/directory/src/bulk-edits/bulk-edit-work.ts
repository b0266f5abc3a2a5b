import { Injectable } from '@nestjs/common';
import { Clock } from '@tedarik/service-kit';
import { BulkEditStep } from './bulk-edit-step.js';
import { BulkEditsRepository } from './bulk-edits.repository.js';

/** Longer than the time within which a preview can be applied. */
const PREVIEWS_KEPT_MS = 2 * 86_400_000;

/** The work on bulk edits: runs the unfinished ones one after the other, then deletes previews that were never applied. */
@Injectable()
export class BulkEditWork {
  constructor(
    private readonly edits: BulkEditsRepository,
    private readonly step: BulkEditStep,
    private readonly clock: Clock,
  ) {}

  async execute(signal?: AbortSignal): Promise<void> {
    for (let edit = await this.edits.findUnfinished(); edit; edit = await this.edits.findUnfinished()) {
      do if (signal?.aborted) return;
      while (!(await this.step.execute(edit)));
    }
    await this.edits.forgetPreviews(new Date(this.clock.now().getTime() - PREVIEWS_KEPT_MS));
  }
}
