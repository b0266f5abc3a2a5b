import { join } from 'node:path';
import { classArchive } from '../fetch/class-archive.js';
import { findJdk, type Jdk } from '../fetch/jdk.js';
import { buildMavenProject, type MavenProject } from '../fetch/maven-project.js';
import { mavenVersion } from '../fetch/maven-project.js';
import { StackProblem } from '../stack-problem.js';
import type { BackingServiceDefinition, PartProgram, Say } from '../backing-service-definition.js';

const OLDEST_JDK = 21;
const TIMEOUT_MS = 5_000;

export const ELASTICSEARCH_PROJECT: MavenProject = {
  name: 'elasticsearch',
  title: 'Elasticsearch',
  folder: 'tools/local-elasticsearch',
  version: 'es.version',
};

export const ELASTICSEARCH: BackingServiceDefinition = {
  name: 'elasticsearch',
  title: 'Elasticsearch',
  variable: 'ELASTICSEARCH_URL',
  container: {
    image: 'docker.elastic.co/elasticsearch/elasticsearch',
    environment: {
      'discovery.type': 'single-node',
      'xpack.security.enabled': 'false',
      ES_JAVA_OPTS: '-Xms512m -Xmx512m',
    },
    port: 9200,
    data: '/usr/share/elasticsearch/data',
  },
  url: (port) => `http://127.0.0.1:${port}`,
  findProgram: findElasticsearch,
  argumentsAt: ({ data, port }) => [data, String(port)],
  answers: async (url) => {
    const response = await fetch(`${url}/_cluster/health`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { status } = (await response.json()) as { status?: string };
    return response.ok && (status === 'yellow' || status === 'green');
  },
};

async function findElasticsearch(onProgress: Say): Promise<PartProgram> {
  const jdk = findJdk(OLDEST_JDK);
  if (!jdk) {
    throw new StackProblem(
      'Elasticsearch',
      `there is no Java development kit of version ${OLDEST_JDK} or newer (looked at JAVA_HOME, PATH and /usr/lib/jvm).`,
      'Install one and name it in JAVA_HOME, name a server in ELASTICSEARCH_URL, or start with STACK=containers.',
    );
  }
  const built = await buildMavenProject(ELASTICSEARCH_PROJECT, jdk, onProgress).catch((error: Error) => {
    if (error instanceof StackProblem) throw error;
    throw new StackProblem(
      'Elasticsearch',
      `it could not be fetched and built (${error.message}).`,
      'Check the way to Maven Central, name a server in ELASTICSEARCH_URL, or start with STACK=containers.',
    );
  });
  const command = join(jdk.home, 'bin/java');
  const args = [...flagsFor(jdk), '-cp', built.classPath, 'tr.tedarik.elasticsearch.LocalElasticsearch'];
  const program = { command, args, version: mavenVersion(ELASTICSEARCH_PROJECT), origin: 'fetched' as const };
  const archive = await classArchive(`${built.key}-jdk-${jdk.version}`, jdk, program, onProgress);
  return archive ? { ...program, args: [`-XX:AOTCache=${archive}`, ...args] } : program;
}

function flagsFor({ feature }: Jdk): string[] {
  const flags = [
    '-Xms256m',
    '-Xmx512m',
    '-XX:+UseSerialGC',
    '-XX:TieredStopAtLevel=1',
    '--enable-native-access=ALL-UNNAMED',
  ];
  if (feature >= 23) flags.push('--sun-misc-unsafe-memory-access=allow');
  return flags;
}
