import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import type { Say } from '../part-definition.js';
import { repositoryRoot } from '../repository.js';
import { findProgram, runCommand } from '../run-command.js';
import { StackProblem } from '../stack-problem.js';
import { cached } from './cache.js';
import type { Jdk } from './jdk.js';

const BUILD_MS = 10 * 60_000;
const SOURCES = ['pom.xml', 'src'];

/** A part that Maven fetches, and builds where the project has sources. */
export interface MavenProject {
  /** Of what it is kept under. */
  name: string;
  title: string;
  /** From the repository's root. Its `package` puts every jar into target/lib. */
  folder: string;
  /** The property of its pom.xml that says the version. */
  version: string;
}

export interface BuiltProject {
  /** Names the state of the sources. */
  key: string;
  classPath: string;
}

/** The jars of a project, built by Maven once per state of its sources. */
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

/** The version of what Maven fetches: the project's pom.xml is the only place that says it. */
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
