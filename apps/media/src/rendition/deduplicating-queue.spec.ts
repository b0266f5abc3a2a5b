import { DeduplicatingQueue } from './deduplicating-queue.js';

/** Work that the test ends. */
function aSlot(most: number) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const slot = new DeduplicatingQueue(most, (key) => {
    begun.push(key);
    return new Promise((resolve) => ends.push(resolve));
  });
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { slot, begun, endOne };
}

it('runs one task after the other, in the order of their requests', async () => {
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

it('runs a task once that is requested again before it has finished', async () => {
  const { slot, begun, endOne } = aSlot(9);
  for (const key of ['a', 'b', 'a', 'b']) slot.add(key);
  await endOne();
  await endOne();
  expect(begun).toEqual(['a', 'b']);
  slot.add('a');
  expect(begun).toEqual(['a', 'b', 'a']);
});

it('accepts no more tasks than its limit', async () => {
  const { slot, endOne } = aSlot(2);
  expect(['a', 'b', 'c', 'a'].map((key) => slot.add(key))).toEqual([true, true, false, true]);
  await endOne();
  expect(slot.add('c')).toBe(true);
});

it('waits for the running task when it stops, and drops the others', async () => {
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
