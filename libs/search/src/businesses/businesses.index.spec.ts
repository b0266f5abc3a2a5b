import { createHash } from 'node:crypto';
import { BUSINESSES } from './businesses.index.js';

describe('the definition of the index of businesses', () => {
  // Indices of an older number are rebuilt, so a change that keeps the number would never reach them.
  it('F8 gets a new number whenever settings or mappings change', () => {
    const { settings, mappings } = BUSINESSES.body();
    const hash = createHash('sha256')
      .update(JSON.stringify([settings, mappings.properties]))
      .digest('hex')
      .slice(0, 12);
    expect({ definition: BUSINESSES.definition, hash }).toEqual({ definition: 13, hash: '0465b4413fde' });
  });

  it('has a strict mapping, refreshes every 5 s and allows paging through the whole directory', () => {
    const { settings, mappings } = BUSINESSES.body({ replicas: 1 });
    expect(mappings.dynamic).toBe('strict');
    expect(settings).toMatchObject({
      number_of_shards: 1,
      number_of_replicas: 1,
      refresh_interval: '5s',
      max_result_window: 1_000_000,
    });
  });
});
