import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import type { Say } from '../backing-service-definition.js';
import { repositoryRoot } from '../repository.js';
import { findProgram, runCommand } from '../run-command.js';
import { StackProblem } from '../stack-problem.js';
import { cached } from './cache.js';
import type { Jdk } from './jdk.js';

const BUILD_MS = 10 * 60_000;
const SOURCES = ['pom.xml', 'src'];

/** A part whose program Maven fetches, and builds if the project has sources. */
export interface MavenProject {
  /** Prefix of its key in the cache. */
  name: string;
  title: string;
  /** Path from the repository's root. The Maven goal `package` must put every jar into target/lib. */
  folder: string;
  /** The property of its pom.xml that contains the version. */
  version: string;
}

export interface BuiltProject {
  /** Identifies the state of the sources. */
  key: string;
  classPath: string;
}

/** Builds the jars of a project with Maven, once per state of its sources. */
export async function buildMavenProject(project: MavenProject, jdk: Jdk, onProgress: Say): Promise<BuiltProject> {
  const { name, title } = project;
  const source = join(repositoryRoot(), project.folder);
  const key = `${name}-${mavenVersion(project)}-${(await hashOf(source)).slice(0, 16)}`;
  const folder = await cached(key, async (fresh) => {
    const maven = findProgram('mvn');
    if (!maven) {
      throw new StackProblem(
        title,
        'there is no Maven to fetch and build it with.',
        'Install maven (apt install maven).',
      );
    }
    onProgress(`${title}: fetching and building with Maven (once)`);
    const work = join(fresh, 'build');
    await mkdir(work);
    for (const part of SOURCES.filter((one) => existsSync(join(source, one)))) {
      await cp(join(source, part), join(work, part), { recursive: true });
    }
    // -C: a file whose checksum differs from that of the repository fails the build.
    const env = { ...process.env, JAVA_HOME: jdk.home };
    await runCommand(maven, ['-q', '-B', '-C', 'package'], { cwd: work, env, timeoutMs: BUILD_MS });
    await rename(join(work, 'target/lib'), join(fresh, 'lib'));
    await rm(work, { recursive: true });
  });
  const lib = join(folder, 'lib');
  const jars = (await readdir(lib)).sort().map((jar) => join(lib, jar));
  return { key, classPath: jars.join(delimiter) };
}

/** The version that Maven fetches. It is defined only in the project's pom.xml. */
export function mavenVersion({ folder, version }: Pick<MavenProject, 'folder' | 'version'>): string {
  const pom = readFileSync(join(repositoryRoot(), folder, 'pom.xml'), 'utf8');
  return new RegExp(`<${version}>(.+)</${version}>`).exec(pom)?.[1] ?? '';
}

async function hashOf(project: string): Promise<string> {
  const hash = createHash('sha256').update(await readFile(join(project, 'pom.xml')));
  if (!existsSync(join(project, 'src'))) return hash.digest('hex');
  const entries = await readdir(join(project, 'src'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(await readFile(file));
  return hash.digest('hex');
}
