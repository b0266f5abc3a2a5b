import { Injectable } from '@nestjs/common';
import type { ImportProgress, RequestOf, StartImport } from '@tedarik/commands';
import { Clock, DomainError, newId } from '@tedarik/service-kit';
import { ChunkRepository } from '../import/chunk.repository.js';
import { ImportRepository } from '../import/import.repository.js';
import { Doorbell } from '../queue/doorbell.js';

/** Puts an import into the queue. With the queue away it stays `waiting`, and the sweeper rings later. */
@Injectable()
export class StartImportHandler {
  constructor(
    private readonly imports: ImportRepository,
    private readonly chunks: ChunkRepository,
    private readonly doorbell: Doorbell,
    private readonly clock: Clock,
  ) {}

  /** The command's id is the import's: asked twice, it starts once. */
  async execute(request: RequestOf<typeof StartImport>, commandId: string | undefined): Promise<ImportProgress> {
    const id = commandId ?? newId();
    await this.imports.addOnce({
      _id: id,
      ...request,
      status: 'waiting',
      failure: null,
      turnBase: await this.chunks.nextTurn(),
      staged: false,
      createdAt: this.clock.now(),
      startedAt: null,
      finishedAt: null,
    });
    await this.doorbell.ringForFile(id);
    const progress = await this.imports.progressOf(id);
    if (!progress) throw new DomainError('import-not-found', 'not-found');
    return progress;
  }
}
