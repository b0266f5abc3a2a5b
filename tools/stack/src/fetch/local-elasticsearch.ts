import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import type { Say } from '../parts/part-definition.js';
import { elasticsearchVersion, repositoryRoot } from '../repository.js';
import { findProgram, runCommand } from '../run-command.js';
import { StackProblem } from '../stack-problem.js';
import { cached } from './cache.js';
import type { Jdk } from './jdk.js';

const BUILD_MS = 10 * 60_000;
const SOURCES = ['pom.xml', 'src'];

export interface BuiltElasticsearch {
  /** Names the state of the sources. */
  key: string;
  classPath: string;
}

/** The jars of tools/local-elasticsearch, built by Maven once per state of its sources. */
export async function buildLocalElasticsearch(jdk: Jdk, onProgress: Say): Promise<BuiltElasticsearch> {
  const project = join(repositoryRoot(), 'tools/local-elasticsearch');
  const key = `elasticsearch-${elasticsearchVersion()}-${(await hashOf(project)).slice(0, 16)}`;
  const folder = await cached(key, async (fresh) => {
    const maven = findProgram('mvn');
    if (!maven) {
      throw new StackProblem(
        'Elasticsearch',
        'there is no Maven to fetch and build it with.',
        'Install maven (apt install maven).',
      );
    }
    onProgress('Elasticsearch: fetching and building with Maven (once)');
    const work = join(fresh, 'build');
    await mkdir(work);
    for (const source of SOURCES) await cp(join(project, source), join(work, source), { recursive: true });
    // -C: a file whose checksum is not the repository's fails the build.
    const env = { ...process.env, JAVA_HOME: jdk.home };
    await runCommand(maven, ['-q', '-B', '-C', 'package'], { cwd: work, env, timeoutMs: BUILD_MS });
    await rename(join(work, 'target/lib'), join(fresh, 'lib'));
    await rm(work, { recursive: true });
  });
  const lib = join(folder, 'lib');
  const jars = (await readdir(lib)).sort().map((jar) => join(lib, jar));
  return { key, classPath: jars.join(delimiter) };
}

async function hashOf(project: string): Promise<string> {
  const hash = createHash('sha256').update(await readFile(join(project, 'pom.xml')));
  const entries = await readdir(join(project, 'src'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(await readFile(file));
  return hash.digest('hex');
}
