import { compareCaughtUp } from './compare-caught-up.js';
import type { IndexComparison } from './compare-with-owner.js';

const equal: IndexComparison = { owner: 2, index: 2, differences: [] };
const behind: IndexComparison = { owner: 2, index: 1, differences: [{ id: 'a', kind: 'behind' }] };
const wrong: IndexComparison = { owner: 1, index: 2, differences: [{ id: 'a', kind: 'wrong' }] };
const AT_ONCE = { lookEveryMs: 1, settleMs: 1 };

/** Resolves to one value after the other, then always to the last one. */
const inTurn =
  <T>(...answers: T[]) =>
  () =>
    Promise.resolve(answers.length > 1 ? answers.shift()! : answers[0]!);

it('O16: compares only after the pending events have arrived', async () => {
  const said: string[] = [];
  const underWay = jest.fn(inTurn(12, 3, 0));
  const say = (sentence: string) => void said.push(sentence);
  expect(await compareCaughtUp({ ...AT_ONCE, compare: inTurn(equal), underWay, say })).toBe(equal);
  expect(said).toEqual(['12 events are on their way to the index: waiting for them']);
});

it('O16: an index that makes no progress is not compared', async () => {
  const compare = jest.fn(inTurn(behind));
  const options = { ...AT_ONCE, compare, underWay: inTurn(12), say: () => undefined, timeoutMs: 0 };
  expect(await compareCaughtUp(options)).toBeUndefined();
  expect(compare).not.toHaveBeenCalled();
});

it('O16: compares once more when the index is only behind, because the event may have just been written', async () => {
  const options = { ...AT_ONCE, underWay: inTurn(0), say: () => undefined };
  expect(await compareCaughtUp({ ...options, compare: inTurn(behind, equal) })).toBe(equal);
  expect(await compareCaughtUp({ ...options, compare: inTurn(behind) })).toBe(behind);
  expect(await compareCaughtUp({ ...options, compare: inTurn(wrong, equal) })).toBe(wrong);
});
