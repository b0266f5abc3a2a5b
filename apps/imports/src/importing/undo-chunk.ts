import { Injectable } from '@nestjs/common';
import { UndoImportedBusinesses } from '@tedarik/commands';
import { Asker } from '@tedarik/messaging';
import { Clock } from '@tedarik/service-kit';
import { ChunkRepository } from '../import/chunk.repository.js';
import { untilAnswered } from './until-answered.js';

/** Takes back what a chunk created and nobody has touched since. The directory answers a repeat like the first time. */
@Injectable()
export class UndoChunk {
  constructor(
    private readonly chunks: ChunkRepository,
    private readonly asker: Asker,
    private readonly clock: Clock,
  ) {}

  async execute(id: string, signal: AbortSignal): Promise<void> {
    const chunk = await this.chunks.findCreating(id);
    if (!chunk) return;
    const ids = chunk.outcomes.flatMap(({ outcome, businessId }) =>
      outcome === 'created' && businessId ? [businessId] : [],
    );
    const { outcomes } = await untilAnswered(() => this.asker.ask(UndoImportedBusinesses, { ids }), signal);
    const kept = outcomes.filter(({ outcome }) => outcome === 'kept').map((one) => one.id);
    await this.chunks.markUndone(id, kept, this.clock.now());
  }
}
