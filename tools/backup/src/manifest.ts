import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupProblem } from './backup-problem.js';

/** One collection of a backup. */
export interface SavedCollection {
  name: string;
  documents: number;
  /** Checksum of the compressed file `<database>/<name>.bson.gz`. */
  sha256: string;
}

/** The content of a backup. It is written last: a folder without a manifest is not a backup. */
export interface Manifest {
  /** ISO 8601, UTC. Everything that was acknowledged before this time is in the backup. */
  takenAt: string;
  databases: Record<string, SavedCollection[]>;
}

const FILE = 'manifest.json';
export const dataFile = (folder: string, database: string, collection: string) =>
  join(folder, database, `${encodeURIComponent(collection)}.bson.gz`);
/** Options and indexes of the collection, as Extended JSON. */
export const metadataFile = (folder: string, database: string, collection: string) =>
  join(folder, database, `${encodeURIComponent(collection)}.metadata.json`);

export const hasManifest = (folder: string) => existsSync(join(folder, FILE));

export function writeManifest(folder: string, manifest: Manifest): void {
  writeFileSync(join(folder, FILE), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Reads a manifest and checks every file that it names. Throws BackupProblem if a file is missing or differs. */
export async function readVerified(folder: string): Promise<Manifest> {
  if (!hasManifest(folder)) throw new BackupProblem(`${folder} is not a complete backup: it has no ${FILE}.`);
  const manifest = JSON.parse(readFileSync(join(folder, FILE), 'utf8')) as Manifest;
  for (const [database, collections] of Object.entries(manifest.databases)) {
    for (const { name, sha256 } of collections) {
      const file = dataFile(folder, database, name);
      if (!existsSync(file)) throw new BackupProblem(`${file} is missing.`);
      const hash = createHash('sha256');
      await pipeline(createReadStream(file), hash);
      if (hash.digest('hex') !== sha256)
        throw new BackupProblem(`${file} is not what was backed up: its checksum differs.`);
    }
  }
  return manifest;
}
