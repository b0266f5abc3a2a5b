import { Injectable } from '@nestjs/common';
import { type RequestContext, CancelImport, type ImportProgress, type RequestOf } from '@tedarik/commands';
import { Clock } from '@tedarik/service-kit';
import { ImportSteps } from './import-steps.js';

/**
 * Ends an import where it is. Nothing is written to its chunks: what is not sent counts as skipped, and a chunk that a
 * worker has in hand still comes to its end.
 */
@Injectable()
export class CancelImportHandler {
  constructor(
    private readonly steps: ImportSteps,
    private readonly clock: Clock,
  ) {}

  execute(request: RequestOf<typeof CancelImport>, context: RequestContext): Promise<ImportProgress> {
    return this.steps.take(CancelImport, request, context, {
      action: 'cancelled',
      from: ['waiting', 'staging', 'review', 'importing', 'paused'],
      change: { status: 'cancelled', cutShort: true, finishedAt: this.clock.now() },
    });
  }
}
