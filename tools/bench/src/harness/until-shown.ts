import { setTimeout as pause } from 'node:timers/promises';

/** What a page of the site has to say. */
export interface Shown {
  path: string;
  says: (text: string) => boolean;
}

const LOOK_EVERY_MS = 20;
const TIMEOUT_MS = 60_000;

/** Milliseconds from now until the page says it, as a visitor sees it who opens it again and again. Throws when it never does. */
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
