import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLock } from './lock.js';
import { identify } from './process-identity.js';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  lock = join(folder, 'thing.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

function heldBy(holder: object): void {
  mkdirSync(lock);
  writeFileSync(join(lock, 'holder.json'), JSON.stringify(holder));
}

describe('a lock', () => {
  it('lets one holder in at a time', async () => {
    let inside = 0;
    const most: number[] = [];
    const work = async () => {
      most.push(++inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 5 }, () => withLock(lock, 10_000, work)));
    expect(most).toEqual([1, 1, 1, 1, 1]);
    expect(existsSync(lock)).toBe(false);
  });

  it('is free again after work that failed', async () => {
    await expect(withLock(lock, 1_000, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await withLock(lock, 1_000, () => Promise.resolve('yes'))).toBe('yes');
  });

  it('is taken over from a holder that has died', async () => {
    const { pid } = spawnSync('true');
    heldBy({ pid, began: '1' });
    expect(await withLock(lock, 5_000, () => Promise.resolve('ours'))).toBe('ours');
  });

  it('is taken over when the process id of the dead holder belongs to another process', async () => {
    heldBy({ pid: process.pid, began: 'long ago' });
    expect(await withLock(lock, 5_000, () => Promise.resolve('ours'))).toBe('ours');
  });

  it('is not taken from a running holder', async () => {
    heldBy(identify(process.pid) ?? {});
    const denied = withLock(lock, 100, () => Promise.resolve());
    await expect(denied).rejects.toThrow(/Another process has held .*thing\.lock for 0\.1 s/);
  });
});
