import type { BenchContext } from '../bench-context.js';

/** Number of pages that the gateway sent, by their source. */
export type PagesSent = Record<'hit' | 'miss' | 'stale', number>;

const COUNTER = /^gateway_pages_total\{([^}]*)\} (\S+)$/gm;

/** Runs `work` and returns the pages that the gateway sent meanwhile. */
export async function pagesSentDuring<T>(
  surroundings: BenchContext,
  work: () => Promise<T>,
): Promise<{ result: T; sent: PagesSent }> {
  const before = await read(surroundings);
  const result = await work();
  const after = await read(surroundings);
  const sent = { hit: after.hit - before.hit, miss: after.miss - before.miss, stale: after.stale - before.stale };
  return { result, sent };
}

/** Throws unless nearly every page came from this source, to make sure that the bench measures what its title says. */
export function expectFrom(sent: PagesSent, from: keyof PagesSent, share: number): void {
  const all = sent.hit + sent.miss + sent.stale;
  if (sent[from] < all * share) throw new Error(`of ${all} pages ${sent[from]} were ${from}: ${JSON.stringify(sent)}`);
}

async function read(surroundings: BenchContext): Promise<PagesSent> {
  const text = await (await fetch(`${surroundings.operationsOf('gateway')}/metrics`)).text();
  const sent: PagesSent = { hit: 0, miss: 0, stale: 0 };
  for (const [, labels = '', value] of text.matchAll(COUNTER)) {
    const from = /from="(hit|miss|stale)"/.exec(labels)?.[1] as keyof PagesSent | undefined;
    if (from) sent[from] += Number(value);
  }
  return sent;
}
