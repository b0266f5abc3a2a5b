import { createHash } from 'node:crypto';
import { PRODUCTS } from './products.index.js';

describe('the definition of the index of products', () => {
  // Indices of an older number are rebuilt, so a change that keeps the number would never reach them.
  it('F8 gets a new number whenever settings or mappings change', () => {
    const { settings, mappings } = PRODUCTS.body();
    const hash = createHash('sha256')
      .update(JSON.stringify([settings, mappings.properties]))
      .digest('hex')
      .slice(0, 12);
    expect({ definition: PRODUCTS.definition, hash }).toEqual({ definition: 7, hash: 'b134b7d3a88e' });
  });

  it('has a strict mapping and stores positions, which phrase queries need', () => {
    const { mappings } = PRODUCTS.body();
    expect(mappings.dynamic).toBe('strict');
    expect(mappings.properties?.text).toMatchObject({ index_options: 'positions' });
  });
});
