import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findProgram, isExecutable } from '../run-command.js';

const FOLDERS = ['/usr/lib/jvm', '/opt', '/opt/java', '/Library/Java/JavaVirtualMachines'];

/** A Java development kit on this machine. */
export interface Jdk {
  home: string;
  feature: number;
  /** The full version, e.g. '25.0.1'. */
  version: string;
}

/** The first development kit of at least this version: from JAVA_HOME, then PATH, then the usual folders, newest first. */
export function findJdk(atLeast: number, folders: readonly string[] = FOLDERS): Jdk | null {
  const onPath = findProgram('javac');
  const homes = [process.env['JAVA_HOME'], onPath && dirname(dirname(realpathSync(onPath)))];
  const named = homes.filter((home) => !!home).map((home) => kitAt(home ?? ''));
  const usual = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .map((home) => kitAt(existsSync(join(home, 'Contents/Home')) ? join(home, 'Contents/Home') : home))
    .sort((a, b) => (b?.feature ?? 0) - (a?.feature ?? 0));
  return [...named, ...usual].find((kit) => kit && kit.feature >= atLeast) ?? null;
}

function kitAt(home: string): Jdk | null {
  const release = join(home, 'release');
  if (!isExecutable(join(home, 'bin/javac')) || !existsSync(release)) return null;
  const version = /^JAVA_VERSION="([\w.+-]+)/m.exec(readFileSync(release, 'utf8'))?.[1] ?? '';
  return version ? { home, feature: parseInt(version), version } : null;
}
