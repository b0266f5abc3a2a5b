import { Injectable } from '@nestjs/common';
import { type RequestContext, ConfirmImport, type ImportProgress, type RequestOf } from '@tedarik/commands';
import { Clock } from '@tedarik/service-kit';
import { ImportRepository } from '../import/import.repository.js';
import { ReviewRepository } from '../review/review.repository.js';
import { TypeTable } from '../types/type-table.js';
import { ImportSteps } from './import-steps.js';

/** Lets in what the dry run showed. Types that are to be remembered go into the type table with it. */
@Injectable()
export class ConfirmImportHandler {
  constructor(
    private readonly steps: ImportSteps,
    private readonly imports: ImportRepository,
    private readonly reviews: ReviewRepository,
    private readonly types: TypeTable,
    private readonly clock: Clock,
  ) {}

  async execute(request: RequestOf<typeof ConfirmImport>, context: RequestContext): Promise<ImportProgress> {
    const { id, startedAt, settings } = request;
    const turnBase = await this.imports.turnBaseFor(id, 'send');
    const remembered = settings.typeCategories.filter(({ remember }) => remember);
    return this.steps.take(ConfirmImport, request, context, {
      action: 'confirmed',
      from: ['review'],
      startedAt,
      change: { status: 'importing', settings, sendingSince: this.clock.now(), turnBase },
      beside: async (session) => {
        await this.reviews.markLeads(session, id, settings.onBranch === 'branch');
        for (const { type, category } of remembered) await this.types.save(session, context, { type, category });
      },
    });
  }
}
