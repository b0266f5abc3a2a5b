import type { Asker } from '@tedarik/messaging';
import type { Indices } from '../elasticsearch/indices.js';
import type { RebuildRecord } from '../elasticsearch/rebuild-record.js';
import type { Projected } from '../projection/projected.js';
import { RebuildFailed } from './rebuild-failed.js';
import { rebuildIndex, SETTLE_MS } from './rebuild-index.js';

export interface RebuildWork {
  projected: Projected;
  indices: Indices;
  record: RebuildRecord;
  asker: Pick<Asker, 'ask'>;
  say: (sentence: string) => void;
  signal?: AbortSignal;
}

const RENEW_MS = 10_000;

/** Rebuilds if nobody else does; false when somebody does. Nobody reads a first index, so that one need not settle. */
export async function rebuildUnderRecord(work: RebuildWork): Promise<boolean> {
  const { projected, indices, record, asker, say, signal } = work;
  if (!(await record.take())) return false;
  const began = Date.now();
  let renewedAt = began;
  const stillMine = async () => {
    signal?.throwIfAborted();
    if (Date.now() - renewedAt < RENEW_MS) return;
    if (!(await record.take())) throw new RebuildFailed('another one began');
    renewedAt = Date.now();
  };
  try {
    const { serving } = await indices.standing();
    await rebuildIndex({ projected, indices, asker, settleMs: serving ? SETTLE_MS : 0, stillMine, say });
    await record.release(began);
    return true;
  } catch (error) {
    await record.release().catch(() => undefined);
    throw error;
  }
}
