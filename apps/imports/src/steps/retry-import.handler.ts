import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { RequestContext, ImportProgress, RequestOf, RetryImport } from '@tedarik/commands';
import { DomainError, newId } from '@tedarik/service-kit';
import { FileStore } from '../file/file.store.js';
import { ImportRepository } from '../import/import.repository.js';
import { RowRepository } from '../import/row.repository.js';
import { failedRowsOf } from './failed-rows.js';
import { NewImports } from './new-imports.js';

const ENDS = ['finished', 'cancelled', 'failed', 'undone'];

/** Starts a new import with review of the invalid rows of an ended one. */
@Injectable()
export class RetryImportHandler {
  constructor(
    private readonly imports: ImportRepository,
    private readonly rows: RowRepository,
    private readonly files: FileStore,
    private readonly newImports: NewImports,
  ) {}

  /**
   * The id of the command becomes the id of the new import. Throws `import-not-found`, `import-state`, `import-rows-erased` and
   * `import-without-failures`.
   */
  async execute({ id }: RequestOf<typeof RetryImport>, context: RequestContext): Promise<ImportProgress> {
    const { status, fileName, form, settings, erasedAt } = await this.imports.get(id);
    if (!ENDS.includes(status)) throw new DomainError('import-state', 'conflict', { status });
    if (erasedAt) throw new DomainError('import-rows-erased', 'conflict');
    const failed = failedRowsOf(this.rows, id, form);
    const first = await failed.next();
    if (first.done) throw new DomainError('import-without-failures', 'unprocessable');
    const bytes = Readable.from(withFirst(first.value, failed));
    const { fileId } = await this.files.store(fileName, bytes, { isOurs: true });
    const request = { fileId, fileName, form, separator: null, review: true, settings };
    return this.newImports.start(context.commandId ?? newId(), request, context);
  }
}

async function* withFirst(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}
