import { Logger } from '@nestjs/common';
import type { RequestClient } from '@tedarik/messaging';
import type { Indices } from '../elasticsearch/indices.js';
import type { RebuildRecord } from './rebuild-record.js';
import type { Projected } from '../projected/projected.js';
import { IndexSupervisor } from './index-supervisor.js';
import { RebuildFailed } from './rebuild-failed.js';

const MINUTE_MS = 60_000;

/** A keeper without an index, whose rebuilds always fail with the error from `fails`. */
function aKeeper(fails: () => Error) {
  const take = jest.fn(() => Promise.reject(fails()));
  const keeper = new IndexSupervisor(
    { index: { alias: 'businesses' } } as Projected,
    { present: () => Promise.resolve({}) } as unknown as Indices,
    {
      take,
      wanted: () => Promise.resolve(undefined),
      wantUnlessUnderWay: () => Promise.resolve(true),
    } as unknown as RebuildRecord,
    {} as RequestClient,
  );
  return { keeper, take };
}

describe('IndexSupervisor', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    for (const level of ['log', 'warn'] as const) jest.spyOn(Logger.prototype, level).mockReturnValue();
  });
  afterEach(() => jest.useRealTimers());

  it('R19: waits longer after each failed rebuild, at most a quarter of an hour', async () => {
    const { keeper, take } = aKeeper(() => new RebuildFailed('index and owner differ'));
    keeper.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect(take.mock.calls.length).toBeLessThan(9);
    const before = take.mock.calls.length;
    await jest.advanceTimersByTimeAsync(120 * MINUTE_MS);
    expect(take.mock.calls.length - before).toBeGreaterThanOrEqual(8);
    await keeper.onModuleDestroy();
  });

  it('R19: a writer that looks for an index does not end that wait, a requested rebuild does', async () => {
    const { keeper, take } = aKeeper(() => new RebuildFailed('index and owner differ'));
    keeper.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(MINUTE_MS);
    const before = take.mock.calls.length;
    keeper.lookNow();
    await jest.advanceTimersByTimeAsync(0);
    expect(take).toHaveBeenCalledTimes(before);
    await keeper.startRebuild('somebody wants it');
    await jest.advanceTimersByTimeAsync(0);
    expect(take).toHaveBeenCalledTimes(before + 1);
    await keeper.onModuleDestroy();
  });

  it('R19: tries every five seconds during an outage, also after failed rebuilds', async () => {
    const ends = [new RebuildFailed('index and owner differ'), new RebuildFailed('index and owner differ')];
    const { keeper, take } = aKeeper(() => ends.shift() ?? new Error('no engine'));
    keeper.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(MINUTE_MS);
    const before = take.mock.calls.length;
    await jest.advanceTimersByTimeAsync(MINUTE_MS);
    expect(take).toHaveBeenCalledTimes(before + 12);
    await keeper.onModuleDestroy();
  });
});
