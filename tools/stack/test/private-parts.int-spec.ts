import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PrivatePart, type PrivatePartName, startPart } from '../src/index.js';
import { ownFolders } from '../src/own-folder.js';
import { identify } from '../src/process-identity.js';
import { KEEPING } from './keeping.js';

describe.each<PrivatePartName>(['nats', 'redis', 'mongo', 'elasticsearch', 's3'])('a private %s', (name) => {
  let part: PrivatePart;
  afterAll(() => part?.stop());

  it('answers, keeps its data and its port through a kill, and leaves nothing', async () => {
    const before = ownFolders();
    part = await startPart(name);
    const { url, port, pid } = part;
    expect(ownFolders()).toHaveLength(before.length + 1);
    await KEEPING[name].write(url);

    await part.kill();
    expect(identify(pid)).toBeNull();
    await expect(KEEPING[name].read(url)).rejects.toThrow();

    await part.start();
    expect(part.port).toBe(port);
    expect(part.pid).not.toBe(pid);
    expect(await KEEPING[name].read(url)).toBe('tulum');

    await part.stop();
    expect(identify(part.pid)).toBeNull();
    expect(ownFolders()).toEqual(before);
  });
});

it('A3 a private mongo runs no code', async () => {
  const part = await startPart('mongo');
  const { mongo } = await import('mongoose');
  const client = await new mongo.MongoClient(part.url).connect();
  const where = client.db('kept').collection('things').find({ $where: 'true' }).toArray();
  await expect(where).rejects.toThrow(/[Jj]ava[Ss]cript|\$where/);
  await client.close();
  await part.stop();
});

it('F18 a mongo that ends right after its start is given up at once', async () => {
  await expect(startPart('mongo', { args: ['--no-such-option'] })).rejects.toThrow(/ended right after its start/);
});

it('a given folder keeps its data after stop(), a given port is used', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'given-'));
  const first = await startPart('redis', { dir });
  await KEEPING.redis.write(first.url);
  await first.stop();
  const again = await startPart('redis', { dir, port: first.port });
  expect(again.url).toBe(first.url);
  expect(await KEEPING.redis.read(again.url)).toBe('tulum');
  await again.stop();
  rmSync(dir, { recursive: true });
});

it('a stopped part (SIGSTOP) is still there and goes on after SIGCONT', async () => {
  const part = await startPart('redis');
  await KEEPING.redis.write(part.url);
  await part.kill('SIGSTOP');
  await expect(KEEPING.redis.read(part.url)).rejects.toThrow('does not answer');
  await part.kill('SIGCONT');
  expect(await KEEPING.redis.read(part.url)).toBe('tulum');
  await part.stop();
});
