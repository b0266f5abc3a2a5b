import { Injectable } from '@nestjs/common';
import {
  type ReplyOf,
  type RowOutcome,
  UndoImportedBusinesses,
  UndoImportedCategories,
  UndoImportedUpdates,
} from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { Clock } from '@tedarik/service-kit';
import { chunkId } from '../import/chunk.js';
import { ChunkRepository } from '../import/chunk.repository.js';
import { batched } from './batches.js';
import { retryWhileUnavailable } from '../retry-while-unavailable.js';

type Undone = ReplyOf<typeof UndoImportedBusinesses>;

/** Reverts what a chunk created and overwrote, except for what was changed since. The directory answers repeated requests the same way. */
@Injectable()
export class UndoChunk {
  constructor(
    private readonly chunks: ChunkRepository,
    private readonly requests: RequestClient,
    private readonly clock: Clock,
  ) {}

  async execute(importId: string, number: number, signal: AbortSignal): Promise<void> {
    const chunk = await this.chunks.findUndoable(chunkId(importId, number));
    if (!chunk) return;
    const created = idsOf(chunk.outcomes, 'created');
    const updated = idsOf(chunk.outcomes, 'updated');
    const answers: Undone[] = [];
    const send = async (once: () => Promise<Undone>) => void answers.push(await retryWhileUnavailable(once, signal));
    for (const ids of batched(updated)) await send(() => this.requests.send(UndoImportedUpdates, { importId, ids }));
    for (const ids of batched(created)) await send(() => this.requests.send(UndoImportedBusinesses, { ids }));
    // Requested for every chunk before it counts as undone: no worker knows which chunk is the last, and an interrupted one runs again.
    await retryWhileUnavailable(() => this.requests.send(UndoImportedCategories, { importId }), signal);
    const kept = answers.flatMap(({ outcomes }) => outcomes.filter(({ outcome }) => outcome === 'kept'));
    await this.chunks.markUndone(
      chunk,
      kept.map(({ id }) => id),
      this.clock.now(),
    );
  }
}

const idsOf = (outcomes: readonly RowOutcome[], wanted: RowOutcome['outcome']): string[] => [
  ...new Set(outcomes.flatMap(({ outcome, businessId }) => (outcome === wanted && businessId ? [businessId] : []))),
];
