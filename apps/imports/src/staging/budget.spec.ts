import { withinBudget } from './budget.js';

it('M3: a record that takes too long to map is dropped, and the next one is mapped', () => {
  let now = 0;
  const taking = (ms: number) => () => {
    now += ms;
    return 'row';
  };
  expect(withinBudget(taking(2_001), () => now)).toBeNull();
  expect(withinBudget(taking(1), () => now)).toBe('row');
});
