import { Injectable } from '@nestjs/common';
import { type RequestContext, type ImportProgress, type RequestOf, ResumeImport } from '@tedarik/commands';
import { Clock } from '@tedarik/service-kit';
import { ImportRepository } from '../import/import.repository.js';
import { ImportSteps } from './import-steps.js';

/** Goes on with a paused import, beside the others that are at work by now. */
@Injectable()
export class ResumeImportHandler {
  constructor(
    private readonly steps: ImportSteps,
    private readonly imports: ImportRepository,
    private readonly clock: Clock,
  ) {}

  async execute(request: RequestOf<typeof ResumeImport>, context: RequestContext): Promise<ImportProgress> {
    const turnBase = await this.imports.turnBaseFor(request.id, 'send');
    return this.steps.take(ResumeImport, request, context, {
      action: 'resumed',
      from: ['paused'],
      change: { status: 'importing', sendingSince: this.clock.now(), turnBase },
    });
  }
}
