import { Metrics } from '@tedarik/service-kit';
import { RenderQueue } from './render-queue.js';

const OVERLOADED = { code: 'overloaded', kind: 'unavailable' };
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A queue whose renders end one by one, when the test says so. */
function aQueue() {
  const queue = new RenderQueue(new Metrics());
  const rendering: (() => void)[] = [];
  const request = () => {
    const answer = queue.run(() => new Promise<string>((resolve) => rendering.push(() => resolve('page'))));
    answer.catch(() => undefined);
    return answer;
  };
  const endOne = async () => {
    rendering.shift()?.();
    await settled();
  };
  return { queue, rendering, request, endOne, fill: () => void Array.from({ length: 20 }, request) };
}

describe('F20 the queue of pages to render', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
  afterEach(() => jest.useRealTimers());

  it('renders 20 pages at a time, in the order of the requests', async () => {
    const { rendering, request, endOne, fill } = aQueue();
    fill();
    const late = request();
    expect(rendering).toHaveLength(20);
    await endOne();
    expect(rendering).toHaveLength(20);
    for (let i = 0; i < 20; i += 1) await endOne();
    await expect(late).resolves.toBe('page');
  });

  it('lets a request in a burst wait for three seconds', async () => {
    const { request, endOne, fill } = aQueue();
    fill();
    const late = request();
    jest.advanceTimersByTime(2_900);
    for (let i = 0; i < 21; i += 1) await endOne();
    await expect(late).resolves.toBe('page');
  });

  it('refuses a request after three seconds when no rendering ends', async () => {
    const { request, fill } = aQueue();
    fill();
    const refused = expect(request()).rejects.toMatchObject(OVERLOADED);
    jest.advanceTimersByTime(3_200);
    await refused;
  });

  it('limits the wait to 0.2 s under constant overload, until no request has waited for a second', async () => {
    const { request, endOne, fill } = aQueue();
    fill();
    for (let ms = 0; ms < 3_100; ms += 100) {
      void request();
      jest.advanceTimersByTime(100);
    }
    const refused = expect(request()).rejects.toMatchObject(OVERLOADED);
    jest.advanceTimersByTime(500);
    await refused;

    for (let i = 0; i < 20; i += 1) await endOne();
    jest.advanceTimersByTime(1_100);
    fill();
    const late = request();
    jest.advanceTimersByTime(2_000);
    for (let i = 0; i < 21; i += 1) await endOne();
    await expect(late).resolves.toBe('page');
  });

  it('keeps the short limit when the queue is empty only for a moment', async () => {
    const { request, endOne, fill } = aQueue();
    fill();
    for (let ms = 0; ms < 3_200; ms += 400) {
      void request();
      jest.advanceTimersByTime(400);
    }
    for (let i = 0; i < 40; i += 1) await endOne();
    fill();
    const refused = expect(request()).rejects.toMatchObject(OVERLOADED);
    jest.advanceTimersByTime(400);
    await refused;
  });

  it('refuses a request at once when five hundred are waiting', async () => {
    const { request, fill } = aQueue();
    fill();
    for (let i = 0; i < 500; i += 1) void request();
    await expect(request()).rejects.toMatchObject(OVERLOADED);
  });
});
