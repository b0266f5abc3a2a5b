import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@tedarik/stack';

const READY_WITHIN_MS = 60_000;

/** Starts another gateway of the running system, with a very small page cache and the given settings. */
export async function startSecondGateway(settings: Record<string, string>) {
  const [port, opsPort] = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    PORT: String(port),
    OPS_PORT: String(opsPort),
    PAGE_CACHE_BYTES: '1048576',
    ...settings,
  };
  const gateway = spawn(process.execPath, ['apps/gateway/dist/main.js'], { env, stdio: 'ignore' });
  const ended = once(gateway, 'exit');
  const stop = async () => {
    gateway.kill();
    await ended;
  };
  const isReady = () =>
    fetch(`http://127.0.0.1:${opsPort}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const until = Date.now() + READY_WITHIN_MS; !(await isReady()); await pause(100)) {
    if (Date.now() < until && gateway.exitCode === null) continue;
    await stop();
    throw new Error('the second gateway did not become ready');
  }
  return { url: `http://localhost:${port}`, stop };
}
