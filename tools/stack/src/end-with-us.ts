import { rmSync } from 'node:fs';
import { type ProcessIdentity, signal } from './process-identity.js';

const lastDeeds: (() => void)[] = [];

function atExit(deed: () => void): void {
  // Before everybody else's last deeds, and the last started first: a folder can be removed when nobody writes there.
  if (!lastDeeds.length) process.prependOnceListener('exit', () => lastDeeds.reverse().forEach((one) => one()));
  lastDeeds.push(deed);
}

/** Signals the process when this one exits in a way that lets it run its last lines. */
export function endWithUs(identity: ProcessIdentity, name: NodeJS.Signals): void {
  atExit(() => signal(identity, name));
}

/** Removes the folder when this process exits. To be called before `endWithUs` of the process that writes there. */
export function removeWithUs(folder: string): void {
  atExit(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}
