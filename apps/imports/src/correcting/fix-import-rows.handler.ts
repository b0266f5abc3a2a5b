import { Injectable } from '@nestjs/common';
import { FixImportRows, type ImportProgress, type RequestContext, type RequestOf } from '@tedarik/commands';
import { mergedCorrections } from '../columns/corrections.js';
import { ImportRepository } from '../import/import.repository.js';
import { RowEditRepository } from '../import/row-edit.repository.js';
import { ReviewRepository } from '../review/review.repository.js';
import { ReadingRepository } from '../staging/reading.repository.js';
import { ImportSteps } from '../steps/import-steps.js';

/**
 * Sets a value in all rows with a problem. The file is read again for that, as with other columns, so every rule is applied to every row
 * again. Choices for single rows are stored with their edits meanwhile.
 */
@Injectable()
export class FixImportRowsHandler {
  constructor(
    private readonly steps: ImportSteps,
    private readonly imports: ImportRepository,
    private readonly reviews: ReviewRepository,
    private readonly edits: RowEditRepository,
    private readonly readings: ReadingRepository,
  ) {}

  /** Throws `import-not-found`, `import-state` and `import-read-again`. */
  async execute(request: RequestOf<typeof FixImportRows>, context: RequestContext): Promise<ImportProgress> {
    const { id, startedAt, withOffered } = request;
    const { offered, takenOver } = await this.imports.get(id);
    const taken = withOffered && offered ? offered : { fixes: [], edits: [] };
    const { fixes } = mergedCorrections({ fixes: taken.fixes, edits: [] }, { fixes: request.fixes, edits: [] });
    return this.steps.take(FixImportRows, request, context, {
      action: 'rows-fixed',
      from: ['review'],
      startedAt,
      change: {
        status: 'waiting',
        staged: false,
        startedAt: null,
        types: null,
        columns: null,
        proposedColumns: null,
        fixes,
        ...(withOffered && { offered: { fixes: [], edits: [] }, takenOver: [...(takenOver ?? []), ...taken.fixes] }),
      },
      counts: { fixes: fixes.length },
      beside: async (session) => {
        await this.edits.forgetChoices(session, id);
        await this.edits.add(
          session,
          taken.edits.map((edit) => ({
            ...edit,
            importId: id,
            choice: null,
            revision: 1,
            editedBy: context.actor?.name ?? null,
          })),
        );
        await this.edits.keepChoices(session, id, await this.reviews.choicesOf(session, id));
        await this.readings.drop(session, id);
      },
    });
  }
}
