import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, symlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/test.js';
import { eventually } from '../support/eventually.js';
import { isolatedWorkplace, withIsolatedSystem } from '../support/isolated-system.js';
import { Stores } from '../support/stores.js';
import {
  killBackingService,
  backingServiceIsBack,
  type BackingServiceName,
  pidOfBackingService,
} from '../support/system.js';
import { expectConsistentAfterFault } from '../support/fault-check.js';

const FULL_MS = 15_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Writes until the disk is full; returns a function that frees the space. */
function fill(folder: string): () => void {
  const file = join(folder, 'filler');
  const open = openSync(file, 'w');
  try {
    for (let block = Buffer.alloc(2 ** 20); block.length;) {
      try {
        writeSync(open, block);
      } catch {
        block = block.subarray(0, block.length >> 1);
      }
    }
  } finally {
    closeSync(open);
  }
  return () => rmSync(file);
}

/** Mounts a small file system; returns the reason if that is not permitted. */
function mountSmall(disk: string, megabytes: number): string | null {
  mkdirSync(disk, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk], { stdio: 'pipe' });
    return null;
  } catch (error) {
    return String(error);
  }
}

/** Fills the disk of a part for a while, and waits until the part works again; `mend` does what is needed for that. */
async function wholeAfterFullDisk(
  part: BackingServiceName,
  megabytes: number,
  isFelt: (pid: number) => unknown,
  mend = () => {},
) {
  const workplace = isolatedWorkplace(`full-disk-${part}`);
  const [disk, data] = [workplace.file('disk'), join(workplace.stackDir, 'data')];
  const why = mountSmall(disk, megabytes);
  test.skip(why !== null, `a file system could not be mounted: ${why}`);
  const inject = async () => {
    const pid = pidOfBackingService(part);
    const free = fill(disk);
    try {
      await eventually(`${part} feels it`, () => isFelt(pid));
      await pause(FULL_MS);
    } finally {
      free();
    }
    mend();
    await backingServiceIsBack(part, pid);
    return 1;
  };
  try {
    mkdirSync(data, { recursive: true });
    symlinkSync(disk, join(data, part));
    await withIsolatedSystem(workplace, { inMemory: false }, async () => {
      await expectConsistentAfterFault({ id: `F18-${part}`, inject });
    });
  } finally {
    execFileSync('umount', [disk]);
  }
}

test(`F18 the disk of NATS is full for ${FULL_MS / 1_000} s: nothing acknowledged is lost, and all is well once it is restarted`, async () => {
  test.setTimeout(600_000);
  const eventsWait = async () => {
    const stores = new Stores();
    try {
      expect(await stores.waitingEvents()).toBeGreaterThan(0);
    } finally {
      await stores.close();
    }
  };
  // NATS accepts no messages in its streams until it is restarted, even when there is space again (docs/runbook.md).
  await wholeAfterFullDisk('nats', 200, eventsWait, () => killBackingService('nats'));
});

test(`F18 the disk of MongoDB is full for ${FULL_MS / 1_000} s, and MongoDB ends: nothing acknowledged is lost, and all is well by itself`, async () => {
  test.setTimeout(600_000);
  await wholeAfterFullDisk('mongo', 1_000, (pid) => expect(() => process.kill(pid, 0)).toThrow('ESRCH'));
});
