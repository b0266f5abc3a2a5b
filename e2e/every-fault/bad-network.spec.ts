import { test } from '../support/test.js';
import type { Seeded } from '@tedarik/generate';
import { TcpProxy } from '@tedarik/stack';
import { isolatedWorkplace, withIsolatedSystem } from '../support/isolated-system.js';
import { type Fault, expectConsistentAfterFault } from '../support/fault-check.js';

const LASTS_MS = 15_000;
const DELAY_MS = 200;
const BETWEEN_RESETS_MS = 500;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);

/** Resets a random quarter of the connections, again and again. */
async function resetAtRandom(proxies: readonly TcpProxy[], random: Seeded): Promise<number> {
  let landed = 0;
  for (const until = Date.now() + LASTS_MS; Date.now() < until; await pause(BETWEEN_RESETS_MS)) {
    landed += sum(proxies.map((proxy) => proxy.reset(() => random.below(4) === 0)));
  }
  return landed;
}

async function delay(proxies: readonly TcpProxy[]): Promise<number> {
  for (const proxy of proxies) proxy.delayMs = DELAY_MS;
  await pause(LASTS_MS);
  for (const proxy of proxies) proxy.delayMs = 0;
  return proxies.length;
}

async function goDead(proxies: readonly TcpProxy[]): Promise<number> {
  const landed = sum(proxies.map((proxy) => proxy.goDead()));
  await pause(LASTS_MS);
  return landed;
}

test('F17 a network that is slow, resets connections, or lets them go dead: nothing acknowledged is lost', async () => {
  test.setTimeout(720_000);
  const proxies: TcpProxy[] = [];
  const addressOf = async ({ url, port }: { url: string; port: number | null }) => {
    const proxy = await TcpProxy.to(port!);
    proxies.push(proxy);
    return url.replace(`:${port}`, `:${proxy.port}`);
  };
  const faults: Pick<Fault, 'id' | 'inject'>[] = [
    { id: 'F17-delay', inject: () => delay(proxies) },
    { id: 'F17-reset', inject: (random) => resetAtRandom(proxies, random) },
    { id: 'F17-dead', inject: () => goDead(proxies) },
  ];
  await withIsolatedSystem(isolatedWorkplace('bad-network'), { addressOf }, async () => {
    for (const fault of faults) await test.step(fault.id, () => expectConsistentAfterFault(fault));
  });
  for (const proxy of proxies) await proxy.close();
});
