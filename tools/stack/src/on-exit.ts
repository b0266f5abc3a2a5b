import { rmSync } from 'node:fs';
import { type ProcessIdentity, signal } from './process-identity.js';

const lastDeeds: (() => void)[] = [];

function atExit(deed: () => void): void {
  // Runs before all other exit handlers, and in reverse order of registration, so that a folder is removed after the process that writes to
  // it has ended.
  if (!lastDeeds.length) process.prependOnceListener('exit', () => lastDeeds.reverse().forEach((one) => one()));
  lastDeeds.push(deed);
}

/** Signals the process when this one exits, if it exits in a way that runs exit handlers. */
export function signalOnExit(identity: ProcessIdentity, name: NodeJS.Signals): void {
  atExit(() => signal(identity, name));
}

/** Removes the folder when this process exits. Call it before `signalOnExit` of the process that writes there. */
export function removeOnExit(folder: string): void {
  atExit(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}
