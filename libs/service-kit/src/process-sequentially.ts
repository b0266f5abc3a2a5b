import type { BulkOutcome } from '@tedarik/commands';
import { DomainError } from './errors/domain-error.js';

/** Does the work for each record, one after the other. A refused record has a reason and does not stop the others. */
export async function processSequentially(
  ids: readonly string[],
  work: (id: string) => Promise<unknown>,
): Promise<BulkOutcome[]> {
  const outcomes: BulkOutcome[] = [];
  for (const id of new Set(ids)) outcomes.push(await outcomeOf(id, work));
  return outcomes;
}

async function outcomeOf(id: string, work: (id: string) => Promise<unknown>): Promise<BulkOutcome> {
  try {
    await work(id);
    return { id, outcome: 'done', code: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { id, outcome: 'refused', code: error.code };
  }
}
