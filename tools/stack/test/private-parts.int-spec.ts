import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestBackingService, type TestBackingServiceName, startBackingService } from '../src/index.js';
import { processTempFolders } from '../src/process-temp-folder.js';
import { identify } from '../src/process-identity.js';
import { STORAGE_PROBES } from './storage-probes.js';

describe.each<TestBackingServiceName>(['nats', 'redis', 'mongo', 'elasticsearch', 's3'])('a private %s', (name) => {
  let part: TestBackingService;
  afterAll(() => part?.stop());

  it('keeps its data and port after a kill, and leaves no process or folder after stop()', async () => {
    const before = processTempFolders();
    part = await startBackingService(name);
    const { url, port, pid } = part;
    expect(processTempFolders()).toHaveLength(before.length + 1);
    await STORAGE_PROBES[name].write(url);

    await part.kill();
    expect(identify(pid)).toBeNull();
    await expect(STORAGE_PROBES[name].read(url)).rejects.toThrow();

    await part.start();
    expect(part.port).toBe(port);
    expect(part.pid).not.toBe(pid);
    expect(await STORAGE_PROBES[name].read(url)).toBe('tulum');

    await part.stop();
    expect(identify(part.pid)).toBeNull();
    expect(processTempFolders()).toEqual(before);
  });
});

it('A3 a private MongoDB runs no JavaScript', async () => {
  const part = await startBackingService('mongo');
  const { mongo } = await import('mongoose');
  const client = await new mongo.MongoClient(part.url).connect();
  const where = client.db('kept').collection('things').find({ $where: 'true' }).toArray();
  await expect(where).rejects.toThrow(/[Jj]ava[Ss]cript|\$where/);
  await client.close();
  await part.stop();
});

it('F18 starting a MongoDB that exits right away fails at once', async () => {
  await expect(startBackingService('mongo', { args: ['--no-such-option'] })).rejects.toThrow(
    /ended right after its start/,
  );
});

it('a given folder keeps its data after stop(), a given port is used', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'given-'));
  const first = await startBackingService('redis', { dir });
  await STORAGE_PROBES.redis.write(first.url);
  await first.stop();
  const again = await startBackingService('redis', { dir, port: first.port });
  expect(again.url).toBe(first.url);
  expect(await STORAGE_PROBES.redis.read(again.url)).toBe('tulum');
  await again.stop();
  rmSync(dir, { recursive: true });
});

it('a part stopped by SIGSTOP does not answer, and answers again after SIGCONT', async () => {
  const part = await startBackingService('redis');
  await STORAGE_PROBES.redis.write(part.url);
  await part.kill('SIGSTOP');
  await expect(STORAGE_PROBES.redis.read(part.url)).rejects.toThrow('does not answer');
  await part.kill('SIGCONT');
  expect(await STORAGE_PROBES.redis.read(part.url)).toBe('tulum');
  await part.stop();
});
