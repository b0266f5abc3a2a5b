import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BackingServiceName, type Stack, startStack, stopStack } from '../src/index.js';
import { freePort, releasePorts } from '../src/ports.js';
import { processTempFolders } from '../src/process-temp-folder.js';
import { identify } from '../src/process-identity.js';
import { STORAGE_PROBES } from './storage-probes.js';
import { withoutGivenBackingServices } from './without-given-backing-services.js';

const only = ['nats', 'redis'] as const;
let dir: string;
beforeEach(() => {
  withoutGivenBackingServices();
  dir = mkdtempSync(join(tmpdir(), 'stack-'));
});
afterEach(async () => {
  await stopStack(dir);
  rmSync(dir, { recursive: true, force: true });
});

const start = (over = {}) => startStack({ dir, only, persistent: true, ...over });
const pids = ({ parts }: Stack) => parts.map(({ pid }) => pid);
const partOf = (stack: Stack, name: BackingServiceName) => {
  const part = stack.parts.find((one) => one.name === name);
  if (!part) throw new Error(`no ${name}`);
  return { ...part, port: part.port ?? 0, pid: part.pid ?? 0 };
};
const listening = (port: number) =>
  new Promise<Server>((resolve) => {
    const server = createServer((socket) => socket.end('not yours\r\n'));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

describe('a stack', () => {
  it('is found running by a second start, which changes nothing', async () => {
    const first = await start();
    const second = await start();
    expect(pids(second)).toEqual(pids(first));
    expect(second.parts).toEqual(first.parts);
  });

  it('is started once by concurrent starts', async () => {
    const [one, two] = await Promise.all([start(), start()]);
    expect(pids(one)).toEqual(pids(two));
  });

  it('restarts a dead part on its port with its data', async () => {
    const first = await start();
    const before = partOf(first, 'redis');
    await STORAGE_PROBES.redis.write(before.url);
    process.kill(before.pid, 'SIGKILL');
    const second = await start();
    const after = partOf(second, 'redis');
    expect(after.url).toBe(before.url);
    expect(after.pid).not.toBe(before.pid);
    expect(await STORAGE_PROBES.redis.read(after.url)).toBe('tulum');
    expect(partOf(second, 'nats').pid).toBe(partOf(first, 'nats').pid);
  });

  it('F18 restarts a part on its port after some failed starts', async () => {
    const before = partOf(await start(), 'nats');
    process.kill(before.pid, 'SIGKILL');
    const store = join(dir, 'data/nats/jetstream');
    renameSync(store, `${store}-aside`);
    writeFileSync(store, 'no folder');
    for (let tries = 0; tries < 2; tries += 1) await expect(start()).rejects.toThrow(/ended right after its start/);
    rmSync(store);
    renameSync(`${store}-aside`, store);
    expect(partOf(await start(), 'nats').url).toBe(before.url);
  });

  it('leaves no process after stop(), whichever call started it, and keeps its data', async () => {
    const first = await start();
    await STORAGE_PROBES.redis.write(partOf(first, 'redis').url);
    process.kill(partOf(first, 'nats').pid, 'SIGKILL');
    const second = await start();
    await first.stop();
    expect([...pids(first), ...pids(second)].map((pid) => identify(pid ?? 0))).toEqual([null, null, null, null]);
    const third = await start();
    expect(await STORAGE_PROBES.redis.read(partOf(third, 'redis').url)).toBe('tulum');
  });

  it('removes its data at stop() when it is not persistent', async () => {
    const stack = await start({ persistent: false });
    await stack.stop();
    expect(existsSync(join(dir, 'data'))).toBe(false);
    expect(readFileSync(join(dir, 'logs/nats.log'), 'utf8')).toContain('Server is ready');
  });

  it('keeps in-memory data when a part dies, and removes it at stop()', async () => {
    const before = processTempFolders();
    const inMemory = { persistent: false, inMemory: true };
    symlinkSync(join(dir, 'gone'), join(dir, 'data')); // of a run that was killed
    const first = await start(inMemory);
    const folder = realpathSync(join(dir, 'data'));
    expect(processTempFolders().sort()).toEqual([...before, folder].sort());
    await STORAGE_PROBES.nats.write(partOf(first, 'nats').url);
    process.kill(partOf(first, 'nats').pid, 'SIGKILL');
    const second = await start(inMemory);
    expect(await STORAGE_PROBES.nats.read(partOf(second, 'nats').url)).toBe('tulum');
    await second.stop();
    expect(processTempFolders()).toEqual(before);
    expect(existsSync(join(dir, 'data'))).toBe(false);
  });

  it('uses the preferred port when it is free', async () => {
    const port = await freePort();
    await releasePorts(port);
    const stack = await start({ preferPorts: { redis: port } });
    expect(partOf(stack, 'redis').port).toBe(port);
  });

  it('leaves a preferred port to the process that holds it, and remembers the port it chose instead', async () => {
    const port = await freePort();
    await releasePorts(port);
    const stranger = await listening(port);
    const stack = await start({ preferPorts: { redis: port } });
    const chosen = partOf(stack, 'redis').port;
    expect(chosen).not.toBe(port);
    expect(stranger.listening).toBe(true);
    stranger.close();
    expect(partOf(await start({ preferPorts: { redis: port } }), 'redis').port).toBe(chosen);
  });

  it('never touches an unrelated process that has the process id of a dead part', async () => {
    const stranger = spawn('sleep', ['60'], { stdio: 'ignore' });
    const identity = { pid: stranger.pid, began: '1' };
    writeFileSync(
      join(dir, 'stack.json'),
      JSON.stringify({ redis: { identity, port: await freePort(), owner: null } }),
    );
    const stack = await start();
    expect(partOf(stack, 'redis').pid).not.toBe(stranger.pid);
    await stack.stop();
    writeFileSync(join(dir, 'stack.json'), JSON.stringify({ redis: { identity, port: 1, owner: null } }));
    await stopStack(dir);
    expect(identify(stranger.pid ?? 0)).not.toBeNull();
    stranger.kill();
  });

  it('ends its own part that does not answer, and starts another', async () => {
    const orphan = spawn('sleep', ['60'], { stdio: 'ignore' });
    const identity = identify(orphan.pid ?? 0);
    writeFileSync(
      join(dir, 'stack.json'),
      JSON.stringify({ redis: { identity, port: await freePort(), owner: null } }),
    );
    const stack = await start();
    expect(identify(orphan.pid ?? 0)).toBeNull();
    expect(partOf(stack, 'redis').pid).not.toBe(orphan.pid);
  });

  it('uses a part that the environment names, and never stops it', async () => {
    const given = await startStack({ dir: join(dir, 'given'), only: ['redis'], persistent: false });
    process.env['REDIS_URL'] = partOf(given, 'redis').url;
    const stack = await start();
    expect(stack.parts.find(({ name }) => name === 'redis')).toMatchObject({
      url: process.env['REDIS_URL'],
      origin: 'environment',
      pid: null,
    });
    await stack.stop();
    expect(identify(partOf(given, 'redis').pid)).not.toBeNull();
    await given.stop();
  });

  it('starts without Elasticsearch when SEARCH=none is set', async () => {
    process.env['SEARCH'] = 'none';
    const stack = await start({ only: ['nats', 'elasticsearch'] });
    expect(stack.parts.map(({ name }) => name)).toEqual(['nats']);
    expect(stack.missing).toEqual([{ part: 'elasticsearch', why: 'SEARCH=none has turned it off.' }]);
  });

  it('starts without an optional part that cannot be fetched, and fails with a clear message for a required one', async () => {
    process.env['XDG_CACHE_HOME'] = '/dev/null'; // nothing can be kept there, so nothing can be fetched
    try {
      const stack = await start({ only: ['nats', 'elasticsearch'], optional: ['elasticsearch'] });
      expect(stack.missing).toEqual([{ part: 'elasticsearch', why: expect.stringContaining('could not be fetched') }]);
      const failed = start({ only: ['nats', 'elasticsearch'] });
      await expect(failed).rejects.toMatchObject({
        name: 'StackProblem',
        part: 'Elasticsearch',
        wayOut: expect.stringContaining('ELASTICSEARCH_URL'),
      });
      expect(identify(partOf(stack, 'nats').pid)).not.toBeNull();
    } finally {
      delete process.env['XDG_CACHE_HOME'];
    }
  });

  it('keeps MongoDB a primary when its port has changed', async () => {
    const first = await startStack({ dir, only: ['mongo'], persistent: true });
    await STORAGE_PROBES.mongo.write(partOf(first, 'mongo').url);
    await first.stop();
    const second = await startStack({ dir, only: ['mongo'], persistent: true });
    expect(partOf(second, 'mongo').port).not.toBe(partOf(first, 'mongo').port);
    await STORAGE_PROBES.mongo.write(partOf(second, 'mongo').url);
    expect(await STORAGE_PROBES.mongo.read(partOf(second, 'mongo').url)).toBe('tulum');
  });
});
