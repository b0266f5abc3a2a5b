import { attempt, type Attempted } from './attempt.js';
import type { Delivery } from './in-flight-message.js';

class Away extends Error {}
const isOutage = (error: unknown) => error instanceof Away;
const deliveries = ['a', 'b', 'c', 'd'].map((id) => ({ event: { id } }) as Delivery);
const ids = (sorted: Delivery[]) => sorted.map(({ event }) => event.id).join('');

async function sorted(handle: Attempted['handle']) {
  const { done, failed, waiting } = await attempt({ handle, isOutage }, deliveries);
  return { done: ids(done), failed: ids(failed.map(({ delivery }) => delivery)), waiting: ids(waiting) };
}

describe('attempt', () => {
  it('reports all events as done when the handler resolves', async () => {
    expect(await sorted(() => Promise.resolve())).toEqual({ done: 'abcd', failed: '', waiting: '' });
  });

  it('treats events reported by the handler as failed, or as waiting after an outage', async () => {
    const failed = [
      { index: 1, error: new Error('bad') },
      { index: 3, error: new Away() },
    ];
    expect(await sorted(() => Promise.resolve({ failed }))).toEqual({ done: 'ac', failed: 'b', waiting: 'd' });
  });

  it('lets the whole batch wait out an outage', async () => {
    expect(await sorted(() => Promise.reject(new Away()))).toEqual({ done: '', failed: '', waiting: 'abcd' });
  });

  it('F16 finds the failing event when the batch fails as a whole', async () => {
    const handle: Attempted['handle'] = (events) =>
      events.some(({ id }) => id === 'c') ? Promise.reject(new Error('c is poison')) : Promise.resolve();
    expect(await sorted(handle)).toEqual({ done: 'abd', failed: 'c', waiting: '' });
  });

  it('stops looking for the failing event when an outage begins meanwhile', async () => {
    const seen: string[] = [];
    const handle: Attempted['handle'] = (events) => {
      if (events.length > 1) return Promise.reject(new Error('one of you'));
      seen.push(events[0]!.id);
      return events[0]!.id === 'b' ? Promise.reject(new Away()) : Promise.resolve();
    };
    expect(await sorted(handle)).toEqual({ done: 'a', failed: '', waiting: 'bcd' });
    expect(seen).toEqual(['a', 'b']);
  });
});
