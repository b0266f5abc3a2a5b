import { OneSlot } from './one-slot.js';

/** Work that the test ends. */
function aSlot(most: number) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const slot = new OneSlot(most, (key) => {
    begun.push(key);
    return new Promise((resolve) => ends.push(resolve));
  });
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { slot, begun, endOne };
}

it('does one thing after the other, in the order in which they were requested', async () => {
  const { slot, begun, endOne } = aSlot(9);
  expect(['a', 'b', 'c'].map((key) => slot.add(key))).toEqual([true, true, true]);
  expect(begun).toEqual(['a']);
  await endOne();
  expect(begun).toEqual(['a', 'b']);
  await endOne();
  await endOne();
  expect([begun, slot.size]).toEqual([['a', 'b', 'c'], 0]);
  slot.add('d');
  expect(begun.at(-1)).toBe('d');
});

it('does once what is requested again before it is done', async () => {
  const { slot, begun, endOne } = aSlot(9);
  for (const key of ['a', 'b', 'a', 'b']) slot.add(key);
  await endOne();
  await endOne();
  expect(begun).toEqual(['a', 'b']);
  slot.add('a');
  expect(begun).toEqual(['a', 'b', 'a']);
});

it('takes no more than there is room for', async () => {
  const { slot, endOne } = aSlot(2);
  expect(['a', 'b', 'c', 'a'].map((key) => slot.add(key))).toEqual([true, true, false, true]);
  await endOne();
  expect(slot.add('c')).toBe(true);
});

it('stops when what is in hand is done, and forgets the rest', async () => {
  const { slot, begun, endOne } = aSlot(9);
  slot.add('a');
  slot.add('b');
  let stopped = false;
  const stopping = slot.stop().then(() => (stopped = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(stopped).toBe(false);
  await endOne();
  await stopping;
  expect([begun, slot.add('c')]).toEqual([['a'], false]);
});
