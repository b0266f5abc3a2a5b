import { Injectable } from '@nestjs/common';
import { type RequestContext, type ImportProgress, PauseImport, type RequestOf } from '@tedarik/commands';
import { ImportSteps } from './import-steps.js';

/** Holds back what has not been sent; the chunks that workers have in hand come to their end. */
@Injectable()
export class PauseImportHandler {
  constructor(private readonly steps: ImportSteps) {}

  execute(request: RequestOf<typeof PauseImport>, context: RequestContext): Promise<ImportProgress> {
    return this.steps.take(PauseImport, request, context, {
      action: 'paused',
      from: ['importing'],
      change: { status: 'paused', sendingSince: null },
    });
  }
}
