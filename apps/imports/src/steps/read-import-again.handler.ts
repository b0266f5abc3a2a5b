import { Injectable } from '@nestjs/common';
import { type RequestContext, type ImportProgress, ReadImportAgain, type RequestOf } from '@tedarik/commands';
import { DomainError } from '@tedarik/service-kit';
import { ColumnMappingRepository } from '../columns/column-mapping.repository.js';
import { savedSettingsOf, withoutSavedSettings } from '../columns/saved-settings.js';
import { NO_CORRECTIONS } from '../columns/corrections.js';
import { FileStore } from '../file/file.store.js';
import { ImportRepository } from '../import/import.repository.js';
import { RowEditRepository } from '../import/row-edit.repository.js';
import { fileNames, mayBeReadWith } from '../parse/read-rows.js';
import { ReadingRepository } from '../staging/reading.repository.js';
import { ImportSteps } from './import-steps.js';

/** Resets an import in review to the state before its file was read. Its rows and the choices for them are deleted in the same step. */
@Injectable()
export class ReadImportAgainHandler {
  constructor(
    private readonly steps: ImportSteps,
    private readonly imports: ImportRepository,
    private readonly files: FileStore,
    private readonly readings: ReadingRepository,
    private readonly edits: RowEditRepository,
    private readonly mappings: ColumnMappingRepository,
  ) {}

  /** Throws `import-not-found`, `import-state`, `import-read-again` and `not-columns`. */
  async execute(request: RequestOf<typeof ReadImportAgain>, context: RequestContext): Promise<ImportProgress> {
    const { id, startedAt, separator, columns, constants } = request;
    const { form, fileId, separator: former, settings, offered } = await this.imports.get(id);
    // An impossible separator is refused here, before the review is deleted.
    const isOther = separator !== former;
    const fits = !isOther || (separator && (await mayBeReadWith(await this.files.open(fileId), separator)));
    if (!fits || (form === 'json') !== (separator === null)) throw new DomainError('not-columns', 'unprocessable');
    const isForgotten = columns?.length === 0 && !constants?.length;
    const names = columns ? await fileNames(await this.files.open(fileId), form, separator) : null;
    return this.steps.take(ReadImportAgain, request, context, {
      action: 'read-again',
      from: ['review'],
      startedAt,
      change: {
        status: 'waiting',
        separator,
        staged: false,
        startedAt: null,
        types: null,
        columns: null,
        proposedColumns: null,
        offered: isForgotten ? { fixes: [], edits: [] } : isOther ? null : (offered ?? null),
        ...(columns && { chosenColumns: columns, constants: constants ?? [] }),
        ...(isForgotten && { settings: withoutSavedSettings(settings) }),
      },
      beside: async (session) => {
        await this.readings.drop(session, id);
        if (isOther) await this.edits.drop(id, session);
        else await this.edits.forgetChoices(session, id);
        if (!columns || !names) return;
        const kept = { columns, constants: constants ?? [], settings: savedSettingsOf(settings), ...NO_CORRECTIONS };
        if (isForgotten) await this.mappings.forget(session, names);
        else await this.mappings.save(session, names, kept);
      },
    });
  }
}
