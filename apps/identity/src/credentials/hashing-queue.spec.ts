import { HashingQueue } from './hashing-queue.js';

/** Work that the test ends. */
function anOpenWork() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { end, ended };
}
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );

afterEach(() => jest.restoreAllMocks());

it('R8: never runs more work at once than allowed, also when a caller arrives just as a slot is handed on', async () => {
  const queue = new HashingQueue(2, 100);
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, (running += 1));
    await Promise.resolve();
    running -= 1;
  };
  const all: Promise<void>[] = [];
  const arrive = (left: number): void => {
    all.push(queue.run({}, work).then(() => (left > 0 ? arrive(left - 1) : undefined)));
  };
  for (let caller = 0; caller < 10; caller++) arrive(20);
  for (let at = 0; at < all.length; at++) await all[at];
  expect([most, all.length]).toEqual([2, 210]);
});

it('H4 R8: refuses work at once when the queue is full, and accepts it again when the queue is shorter', async () => {
  const queue = new HashingQueue(1, 2);
  const { end, ended } = anOpenWork();
  const first = queue.run({}, () => ended);
  const waiting = [queue.run({}, () => ended), queue.run({}, () => ended)];
  expect(await codeOf(queue.run({}, () => ended))).toBe('too-busy');
  end();
  await Promise.all([first, ...waiting]);
  expect(await codeOf(queue.run({}, () => ended))).toBe('done');
});

it('R8: skips a caller whose deadline passed in the queue, and continues with the next one', async () => {
  const queue = new HashingQueue(1, 2);
  const { end, ended } = anOpenWork();
  const first = queue.run({}, () => ended);
  const work = jest.fn(() => Promise.resolve());
  const now = Date.now();
  const late = codeOf(queue.run({ deadlineAt: now + 1_000 }, work));
  const next = codeOf(queue.run({ deadlineAt: now + 60_000 }, work));
  jest.spyOn(Date, 'now').mockReturnValue(now + 2_000);
  end();
  await first;
  expect([await late, await next, work.mock.calls.length]).toEqual(['deadline-passed', 'done', 1]);
});

it('R8: work that fails releases its slot', async () => {
  const queue = new HashingQueue(1, 0);
  await codeOf(queue.run({}, () => Promise.reject(new Error('no memory'))));
  expect(await codeOf(queue.run({}, () => Promise.resolve()))).toBe('done');
});
