import { withinBudget } from './budget.js';

it('M3: a record that holds the processor too long makes nothing, the next one is mapped as ever', () => {
  let now = 0;
  const taking = (ms: number) => () => {
    now += ms;
    return 'row';
  };
  expect(withinBudget(taking(2_001), () => now)).toBeNull();
  expect(withinBudget(taking(1), () => now)).toBe('row');
});
