import type { CloseImportChunks, ReplyOf, RequestOf, RowOutcome } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { retryOnDuplicateKey, Database } from '@tedarik/service-kit';
import { ImportChunkRepository } from './import-chunk.repository.js';

/**
 * Closes chunks for workers with a lower fence. A worker that is writing at this moment either commits first, and its outcomes are
 * returned, or is refused as fenced.
 */
@Injectable()
export class CloseImportChunksHandler {
  constructor(
    private readonly database: Database,
    private readonly chunks: ImportChunkRepository,
  ) {}

  async execute(request: RequestOf<typeof CloseImportChunks>): Promise<ReplyOf<typeof CloseImportChunks>> {
    const ids = request.chunks.map((chunk) => `${request.importId}/${chunk}`);
    const stored = await retryOnDuplicateKey(() =>
      this.database.transaction((session) => this.chunks.close(session, ids, request.fence)),
    );
    const wanted = new Set(request.rows);
    return { outcomes: oneEach(stored.filter(({ row }) => wanted.has(row))) };
  }
}

/** A row that was written with its batch and later sent again alone is a duplicate of its own business. The outcome of the write counts. */
const oneEach = (outcomes: readonly RowOutcome[]): RowOutcome[] => [
  ...new Map(outcomes.toSorted(writtenLast).map((outcome) => [outcome.row, outcome])).values(),
];
const writtenLast = (one: RowOutcome, other: RowOutcome): number => Number(isWritten(one)) - Number(isWritten(other));
const isWritten = ({ outcome }: RowOutcome): boolean => outcome === 'created' || outcome === 'updated';
