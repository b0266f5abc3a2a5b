import { Injectable } from '@nestjs/common';
import {
  CancelImport,
  type ImportProgress,
  PauseImport,
  type RequestContext,
  type RequestOf,
  ResumeImport,
  UndoImport,
} from '@tedarik/commands';
import { Clock } from '@tedarik/service-kit';
import { ChunkRepository } from '../import/chunk.repository.js';
import { ImportRepository } from '../import/import.repository.js';
import { ImportSteps } from './import-steps.js';

type Step = Promise<ImportProgress>;

/** Pauses, resumes, cancels and undoes imports. */
@Injectable()
export class RunningImports {
  constructor(
    private readonly steps: ImportSteps,
    private readonly imports: ImportRepository,
    private readonly chunks: ChunkRepository,
    private readonly clock: Clock,
  ) {}

  /** Sends no further chunks; chunks that workers are processing are finished. */
  pause(request: RequestOf<typeof PauseImport>, context: RequestContext): Step {
    return this.steps.take(PauseImport, request, context, {
      action: 'paused',
      from: ['importing'],
      change: { status: 'paused', sendingSince: null },
    });
  }

  /** Continues a paused import, with turns next to those of other running imports. */
  async resume(request: RequestOf<typeof ResumeImport>, context: RequestContext): Step {
    const turnBase = await this.imports.turnBaseFor(request.id, 'send');
    return this.steps.take(ResumeImport, request, context, {
      action: 'resumed',
      from: ['paused'],
      change: { status: 'importing', sendingSince: this.clock.now(), turnBase },
    });
  }

  /**
   * Ends an import where it is. Its chunks are not changed: rows that were not sent count as skipped, and a chunk that a worker is
   * processing is still finished.
   */
  cancel(request: RequestOf<typeof CancelImport>, context: RequestContext): Step {
    return this.steps.take(CancelImport, request, context, {
      action: 'cancelled',
      from: ['waiting', 'staging', 'review', 'importing', 'paused'],
      change: { status: 'cancelled', cutShort: true, finishedAt: this.clock.now() },
    });
  }

  /** Starts to revert what an ended import created or overwrote, chunk by chunk through the queue. */
  async undo(request: RequestOf<typeof UndoImport>, context: RequestContext): Step {
    const turnBase = await this.imports.turnBaseFor(request.id, 'undo');
    const { created, updated } = (await this.chunks.sumsOf([request.id], new Date(0)))(request.id);
    return this.steps.take(UndoImport, request, context, {
      action: 'undone',
      from: ['finished', 'cancelled', 'failed'],
      change: { status: 'undoing', turnBase },
      counts: { created, updated },
    });
  }
}
