import type { RequestClient } from '@tedarik/messaging';
import type { Indices } from '../elasticsearch/indices.js';
import type { RebuildProgress, RebuildRecord } from './rebuild-record.js';
import type { Projected } from '../projected/projected.js';
import { RebuildFailed } from './rebuild-failed.js';
import { rebuildIndex, SETTLE_MS } from './rebuild-index.js';

export interface RebuildWork {
  projected: Projected;
  indices: Indices;
  record: RebuildRecord;
  requests: Pick<RequestClient, 'send'>;
  say: (sentence: string) => void;
  signal?: AbortSignal;
  /** Milliseconds between renewals of the record, which also store the progress; default 1 s. */
  renewMs?: number;
  /** For an index that is not the first one; default 5 s. */
  settleMs?: number;
  dropAfterMs?: number;
}

/** Rebuilds unless another process does; returns false then. The first index needs no settle time, because no search reads it yet. */
export async function rebuildUnderRecord(work: RebuildWork): Promise<boolean> {
  const { projected, indices, record, requests, say, signal, renewMs = 1_000, dropAfterMs } = work;
  if (!(await record.take())) return false;
  const progress: RebuildProgress = { startedAt: Date.now(), done: 0, total: null };
  let renewedAt = 0;
  const stillMine = async () => {
    signal?.throwIfAborted();
    if (Date.now() - renewedAt < renewMs) return;
    if (!(await record.take(progress))) throw new RebuildFailed('another one began');
    renewedAt = Date.now();
  };
  try {
    const wish = await record.wanted();
    const { serving } = await indices.present();
    progress.total = (await indices.holds())?.records ?? null;
    await stillMine();
    const onFilled = (records: number) => (progress.done = records);
    const settleMs = serving ? (work.settleMs ?? SETTLE_MS) : 0;
    await rebuildIndex({ projected, indices, requests, settleMs, dropAfterMs, stillMine, signal, onFilled, say });
    await record.release(wish);
    return true;
  } catch (error) {
    await record.release().catch(() => undefined);
    throw error;
  }
}
