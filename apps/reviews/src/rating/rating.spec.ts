import { meanOf } from './rating.js';

describe('meanOf', () => {
  it.each([
    [{ sum: 17, count: 4 }, 4.3],
    [{ sum: 15, count: 4 }, 3.8],
    [{ sum: 13, count: 3 }, 4.3],
    [{ sum: 14, count: 3 }, 4.7],
    [{ sum: 5, count: 1 }, 5],
    [{ sum: 87, count: 20 }, 4.4],
  ])('PUB-REV-17 rounds %j half up to %d', (visible, mean) => {
    expect(meanOf(visible)).toBe(mean);
  });

  it('PUB-REV-21 returns null without reviews', () => {
    expect(meanOf({ sum: 0, count: 0 })).toBeNull();
  });
});
