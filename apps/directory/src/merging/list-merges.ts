import type { ListMerges, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { managedPage } from '@tedarik/records';
import { MergesRepository } from './merges.repository.js';

/** Merges that can still be undone, and those that were undone. */
@Injectable()
export class ListMergesQuery {
  constructor(private readonly merges: MergesRepository) {}

  async execute(request: RequestOf<typeof ListMerges>): Promise<ReplyOf<typeof ListMerges>> {
    const { rows, total } = managedPage(await this.merges.list(), request, {
      texts: ({ keptName, mergedName }) => [keptName, mergedName],
      by: { at: ({ at }) => at.getTime() },
      then: ({ id }) => id,
    });
    const merges = rows.map(({ id, at, by, keptId, keptName, mergedId, mergedName, undoneAt }) => ({
      id,
      at: at.toISOString(),
      by,
      keptId,
      keptName,
      mergedId,
      mergedName,
      undoneAt: undoneAt?.toISOString() ?? null,
    }));
    return { merges, total };
  }
}
