import { eventually } from './eventually.js';

describe('eventually', () => {
  it('resolves with the answer of the first check that does not throw', async () => {
    let requested = 0;
    const check = () => {
      if (++requested < 3) throw new Error('not yet');
      return requested;
    };
    expect(await eventually('three', check)).toBe(3);
  });

  it('waits for a check that answers later', async () => {
    expect(await eventually('the answer', () => Promise.resolve('here'))).toBe('here');
  });

  it('names the unmet condition and the last error in one sentence', async () => {
    const never = eventually('the event arrives', () => Promise.reject(new Error('the list is empty')), {
      timeoutMs: 30,
    });
    await expect(never).rejects.toThrow('Never came true within 0.03 s: the event arrives. At last: the list is empty');
  });

  it('keeps the last error as the cause', async () => {
    const last = new Error('the list is empty');
    const never = eventually('the event', () => Promise.reject(last), { timeoutMs: 1 });
    await expect(never).rejects.toMatchObject({ cause: last });
  });
});
