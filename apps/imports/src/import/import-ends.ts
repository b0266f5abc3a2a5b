import { Injectable } from '@nestjs/common';
import { IMPORTER } from '@tedarik/events';
import { AuditTrail } from '@tedarik/outbox';
import { Clock, Database } from '@tedarik/service-kit';
import { auditedImport } from './audited-import.js';
import { ChunkRepository } from './chunk.repository.js';
import { ImportEndListener } from './import-end-listener.js';
import { ImportRepository } from './import.repository.js';
import type { Import } from './import.schema.js';

/** Ends imports that have no work left, and writes the result to the audit log. */
@Injectable()
export class ImportEnds {
  constructor(
    private readonly database: Database,
    private readonly imports: ImportRepository,
    private readonly chunks: ChunkRepository,
    private readonly auditTrail: AuditTrail,
    private readonly listener: ImportEndListener,
    private readonly clock: Clock,
  ) {}

  /** Ends an import, or its undo, if no work is left. Several workers may call it; only one ends the import. */
  async endIfDone(id: string): Promise<void> {
    const found = await this.imports.find(id);
    if (found?.status === 'undoing' && !(await this.chunks.hasPending(id, 'undo'))) {
      await this.database.transaction((session) =>
        this.imports.tryToMove(session, id, ['undoing'], { status: 'undone' }),
      );
    }
    if (found?.status === 'importing' && found.staged && !(await this.chunks.hasPending(id, 'send'))) {
      await this.end(found);
    }
  }

  private async end({ _id: id, failure }: Import): Promise<void> {
    const finishedAt = this.clock.now();
    const status = failure === null ? 'finished' : 'failed';
    const { created, updated, duplicate, skipped, invalid } = (await this.chunks.sumsOf([id], finishedAt))(id);
    const counts = { created, updated, duplicate, skipped, invalid };
    await this.database.transaction(async (session) => {
      const before = await this.imports.tryToMove(session, id, ['importing'], { status, finishedAt });
      if (!before) return; // another worker has ended it
      await this.auditTrail.recordAs(session, starterOf(before), {
        action: status,
        record: auditedImport(before),
        before: { status: before.status },
        after: { status, ...counts },
      });
      await this.listener.onEnd(session, before, counts);
    });
  }
}

const starterOf = ({ startedBy: name, startedById: id }: Import) => (id && name ? { id, name } : IMPORTER);
