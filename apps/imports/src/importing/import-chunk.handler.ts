import { Injectable } from '@nestjs/common';
import type { ImportedBusiness, ImportSettings, RowOutcome } from '@tedarik/commands';
import { Clock, without } from '@tedarik/service-kit';
import { chunkId } from '../import/chunk.js';
import { ChunkRepository } from '../import/chunk.repository.js';
import { ImportEnds } from '../import/import-ends.js';
import { ImportRepository } from '../import/import.repository.js';
import type { Chunk } from '../import/import.schema.js';
import { phaseOf } from '../import/phase.js';
import { RowRepository } from '../import/row.repository.js';
import type { MappedStagedRow } from '../import/staged-row.js';
import { CategoryIds } from './category-ids.js';
import { planRow, type RowPlan, settledBusiness } from './plan-row.js';
import { SendRows } from './send-rows.js';
import { UndoChunk } from './undo-chunk.js';

type Sent = MappedStagedRow & { plan: Exclude<RowPlan, { outcome: RowOutcome }> };

/**
 * Does the remaining work of one chunk: sends it to the directory and stores the outcomes, or reverts what it wrote. A finished chunk stays
 * unchanged.
 */
@Injectable()
export class ImportChunkHandler {
  constructor(
    private readonly chunks: ChunkRepository,
    private readonly rows: RowRepository,
    private readonly imports: ImportRepository,
    private readonly categories: CategoryIds,
    private readonly sendRows: SendRows,
    private readonly undoChunk: UndoChunk,
    private readonly ends: ImportEnds,
    private readonly clock: Clock,
  ) {}

  async execute(importId: string, number: number, signal: AbortSignal): Promise<void> {
    const found = await this.imports.find(importId);
    if (!found) return;
    const id = chunkId(importId, number);
    const phase = phaseOf(found);
    const [chunk, rows] = await Promise.all([this.chunks.take(id, phase), this.rows.rowsOf(id)]);
    if (chunk) await this.send(chunk, rows, found.settings, signal);
    if (phase === 'undo') await this.undoChunk.execute(importId, number, signal);
    await this.ends.endIfDone(importId);
  }

  private async send(
    chunk: Chunk,
    rows: MappedStagedRow[],
    settings: ImportSettings,
    signal: AbortSignal,
  ): Promise<void> {
    const choices = new Map(chunk.choices.map((choice) => [choice.row, choice]));
    const outcomes = [...chunk.outcomes];
    const sent: Sent[] = [];
    for (const row of rows) {
      if (row.refusal !== null) continue; // staging decided it
      const plan = planRow(row, choices.get(row.row), settings, chunk.leads);
      if ('outcome' in plan) outcomes.push(plan.outcome);
      else sent.push({ ...row, plan });
    }
    const answered = await this.sendRows.execute(chunk, await this.businessesOf(chunk, sent, settings, signal), signal);
    if (!answered) return; // a later worker has taken the chunk
    outcomes.push(...answered);
    await this.chunks.finish(
      chunk._id,
      chunk.fence,
      outcomes.sort((a, b) => a.row - b.row),
      this.clock.now(),
    );
  }

  private async businessesOf(
    { importId }: Chunk,
    sent: Sent[],
    settings: ImportSettings,
    signal: AbortSignal,
  ): Promise<ImportedBusiness[]> {
    const names = sent.flatMap(({ plan }) => plan.categoryNames);
    const idsOf = await this.categories.of(importId, names, signal);
    return sent.flatMap((one) => {
      const { row, plan } = one;
      const { action, targetId, categoryNames } = plan;
      const business = settledBusiness(one, settings);
      if (!business) return [];
      const status = business.closed ? 'inactive' : settings.status;
      const mapped = without(business, ['closed', 'categoryNames', 'unknownType']);
      return [{ row, ...mapped, status, action, targetId, categoryIds: idsOf(categoryNames) }];
    });
  }
}
