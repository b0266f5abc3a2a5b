import { Injectable } from '@nestjs/common';
import { type RequestContext, ConfirmImport, type ImportProgress, type RequestOf } from '@tedarik/commands';
import { Clock, DomainError } from '@tedarik/service-kit';
import { ColumnMappingRepository } from '../columns/column-mapping.repository.js';
import type { SavedRowEdit } from '../columns/corrections.js';
import { savedSettingsOf } from '../columns/saved-settings.js';
import { FileStore } from '../file/file.store.js';
import { isOverGate } from '../import/gate.js';
import { ImportRepository } from '../import/import.repository.js';
import type { RowEdit } from '../import/row-edit.schema.js';
import { RowEditRepository } from '../import/row-edit.repository.js';
import type { Import } from '../import/import.schema.js';
import { type FileNames, fileNames } from '../parse/read-rows.js';
import { ReviewRepository } from '../review/review.repository.js';
import { TypeTable } from '../types/type-table.js';
import { ImportSteps } from './import-steps.js';

/** Starts the import that the dry run showed. Stores the types and column mappings that are to be remembered. */
@Injectable()
export class ConfirmImportHandler {
  constructor(
    private readonly steps: ImportSteps,
    private readonly imports: ImportRepository,
    private readonly reviews: ReviewRepository,
    private readonly edits: RowEditRepository,
    private readonly types: TypeTable,
    private readonly files: FileStore,
    private readonly mappings: ColumnMappingRepository,
    private readonly clock: Clock,
  ) {}

  /** Throws `import-not-found`, `import-state`, `import-read-again` and `import-over-gate`. */
  async execute(request: RequestOf<typeof ConfirmImport>, context: RequestContext): Promise<ImportProgress> {
    const { id, startedAt, settings } = request;
    const found = await this.imports.get(id);
    if (await isOverGate(settings, this.reviews.find(id))) throw new DomainError('import-over-gate', 'unprocessable');
    const names = found.status === 'review' ? await this.namesOf(found) : null;
    const edits = keptEdits([...(await this.edits.of(id)).values()]);
    const turnBase = await this.imports.turnBaseFor(id, 'send');
    const remembered = settings.typeCategories.filter(({ remember }) => remember);
    return this.steps.take(ConfirmImport, request, context, {
      action: 'confirmed',
      from: ['review'],
      startedAt,
      change: { status: 'importing', settings, sendingSince: this.clock.now(), turnBase },
      beside: async (session) => {
        await this.reviews.markLeads(id, settings.onBranch === 'branch', session);
        const kept = { ...mappingOf(found), settings: savedSettingsOf(settings), edits };
        if (names) await this.mappings.save(session, names, kept, found.takenOver ?? []);
        for (const { type, category } of remembered) await this.types.save(session, context, { type, category });
      },
    });
  }

  private async namesOf({ fileId, form, separator }: Import): Promise<FileNames | null> {
    return fileNames(await this.files.open(fileId), form, separator);
  }
}

/** Proposals that were shown in the review and confirmed count as choices. */
const mappingOf = ({ chosenColumns, proposedColumns, constants, fixes }: Import) => ({
  columns: [...(proposedColumns ?? []), ...(chosenColumns ?? [])],
  constants: constants ?? [],
  fixes: fixes ?? [],
});

/** Includes edits without values, because these withdraw what earlier files set for the row. */
const keptEdits = (edits: readonly RowEdit[]): SavedRowEdit[] =>
  edits.flatMap(({ key, values }) => (key ? [{ key, values }] : []));
