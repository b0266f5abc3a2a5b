import { setTimeout as pause } from 'node:timers/promises';

/** A page of the site, and whether its text shows a change. */
export interface Shown {
  path: string;
  says: (text: string) => boolean;
}

const LOOK_EVERY_MS = 20;
const TIMEOUT_MS = 60_000;

/** Polls the page until it shows the change, and returns the milliseconds until then. Throws if it never does. */
export async function untilShown(baseUrl: string, { path, says }: Shown): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < TIMEOUT_MS) {
    if (says(await textOf(baseUrl, path))) return performance.now() - began;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error(`${path} never said what was changed`);
}

export async function textOf(baseUrl: string, path: string): Promise<string> {
  return (await fetch(baseUrl + path)).text();
}
