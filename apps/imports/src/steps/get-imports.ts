import { Injectable } from '@nestjs/common';
import type { GetImport, ImportProgress, ListImports, ReplyOf, RequestOf } from '@tedarik/commands';
import { Clock } from '@tedarik/service-kit';
import { ChunkRepository } from '../import/chunk.repository.js';
import { ImportRepository } from '../import/import.repository.js';
import type { Import } from '../import/import.schema.js';
import { progressOf, ratedSince } from '../import/progress-of.js';

/** Reads the progress of imports. */
@Injectable()
export class GetImportsQuery {
  constructor(
    private readonly imports: ImportRepository,
    private readonly chunks: ChunkRepository,
    private readonly clock: Clock,
  ) {}

  /** Throws `import-not-found`. */
  async one({ id }: RequestOf<typeof GetImport>): Promise<ImportProgress> {
    const [progress] = await this.progressOf([await this.imports.get(id)]);
    return progress!;
  }

  async list(request: RequestOf<typeof ListImports>): Promise<ReplyOf<typeof ListImports>> {
    const { imports, total } = await this.imports.list(request);
    return { imports: await this.progressOf(imports), total };
  }

  private async progressOf(imports: Import[]): Promise<ImportProgress[]> {
    const now = this.clock.now();
    const ids = imports.map(({ _id }) => _id);
    const sumsOf = await this.chunks.sumsOf(ids, ratedSince(now));
    return imports.map((found) => progressOf(found, sumsOf(found._id), now));
  }
}
