import { aBusinessSnapshot } from '@tedarik/testing';
import { BUSINESSES_PROJECTED } from '../projected/businesses.projected.js';
import type { Indices } from '../elasticsearch/indices.js';
import { rebuildIndex } from './rebuild-index.js';

/** An owner with one business, and an engine that is always overloaded. */
function aBusyRebuild() {
  const snapshot = aBusinessSnapshot();
  const row = { id: snapshot.id, version: 1, deleted: false, hash: 'f'.repeat(32), snapshot };
  const bulk = jest.fn(() => Promise.resolve({ items: [{ index: { status: 429, error: { type: 'busy' } } }] }));
  const indices = {
    client: { bulk },
    names: { nextAlias: 'businesses-next' },
    dropLeftovers: () => Promise.resolve([]),
    announceNext: () => Promise.resolve('businesses-1'),
  } as unknown as Indices;
  const requests = { send: () => Promise.resolve({ rows: [row], next: null }) } as never;
  return { bulk, work: { projected: BUSINESSES_PROJECTED, indices, requests, settleMs: 0 } };
}

describe('writing into an index that is rebuilt', () => {
  it('R19: is not retried by a process that has lost the right to rebuild', async () => {
    const { bulk, work } = aBusyRebuild();
    const stillMine = () => (bulk.mock.calls.length > 0 ? Promise.reject(new Error('lost')) : Promise.resolve());
    await expect(rebuildIndex({ ...work, stillMine })).rejects.toThrow('lost');
    expect(bulk).toHaveBeenCalledTimes(1);
  });

  it('R19: ends its wait at once when the process stops', async () => {
    const { bulk, work } = aBusyRebuild();
    const stopping = new AbortController();
    bulk.mockImplementationOnce(() => {
      stopping.abort();
      return Promise.resolve({ items: [{ index: { status: 429, error: { type: 'busy' } } }] });
    });
    await expect(rebuildIndex({ ...work, signal: stopping.signal })).rejects.toThrow(/aborted/);
    expect(bulk).toHaveBeenCalledTimes(1);
  });
});
