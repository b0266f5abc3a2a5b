import { Injectable } from '@nestjs/common';
import { type RequestContext, type ImportProgress, type RequestOf, UndoImport } from '@tedarik/commands';
import { ChunkRepository } from '../import/chunk.repository.js';
import { ImportRepository } from '../import/import.repository.js';
import { ImportSteps } from './import-steps.js';

/** Begins to take back, chunk by chunk in the queue, what an ended import created or wrote over. */
@Injectable()
export class UndoImportHandler {
  constructor(
    private readonly steps: ImportSteps,
    private readonly imports: ImportRepository,
    private readonly chunks: ChunkRepository,
  ) {}

  async execute(request: RequestOf<typeof UndoImport>, context: RequestContext): Promise<ImportProgress> {
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
