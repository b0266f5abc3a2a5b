import { makeRoutes } from './routes.js';

it('gives every lazily loaded page a unique id', () => {
  const names = makeRoutes()[0]!
    .children!.filter(({ lazy }) => lazy)
    .map(({ id }) => id);
  expect(names.every(Boolean)).toBe(true);
  expect(new Set(names).size).toBe(names.length);
});
