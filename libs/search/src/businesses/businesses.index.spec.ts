import { createHash } from 'node:crypto';
import { BUSINESSES } from './businesses.index.js';

describe('the definition of the index of businesses', () => {
  // Indices of an older number are rebuilt, so a change that keeps the number would never reach them.
  it('F8 has a new number whenever settings or mappings change', () => {
    const { settings, mappings } = BUSINESSES.body();
    const hash = createHash('sha256')
      .update(JSON.stringify([settings, mappings.properties]))
      .digest('hex')
      .slice(0, 12);
    expect({ definition: BUSINESSES.definition, hash }).toEqual({ definition: 2, hash: 'dc09bb3d545f' });
  });

  it('is strict, sees writes within 200 ms, and pages as deep as the directory is long', () => {
    const { settings, mappings } = BUSINESSES.body({ replicas: 1 });
    expect(mappings.dynamic).toBe('strict');
    expect(settings).toMatchObject({
      number_of_shards: 1,
      number_of_replicas: 1,
      refresh_interval: '200ms',
      max_result_window: 1_000_000,
    });
  });
});
