import { join } from 'node:path';
import { findJdk } from '../fetch/jdk.js';
import { buildMavenProject, type MavenProject } from '../fetch/maven-project.js';
import { mavenVersion } from '../fetch/maven-project.js';
import { StackProblem } from '../stack-problem.js';
import type { PartProgram, ProcessOfPart, Say } from '../backing-service-definition.js';

const OLDEST_JDK = 17;
const TIMEOUT_MS = 5_000;
/** The only key that the server accepts; its URL contains it. */
const KEY = { id: 'tedarik', secret: 'known-to-every-test' };

const PROJECT: MavenProject = { name: 's3', title: 'S3', folder: 'tools/local-s3', version: 's3proxy.version' };

export const S3: ProcessOfPart = {
  name: 's3',
  title: 'S3',
  url: (port) => `http://${KEY.id}:${KEY.secret}@127.0.0.1:${port}`,
  findProgram: findS3Proxy,
  argumentsAt: ({ data, port }) => [
    `-Ds3proxy.endpoint=http://127.0.0.1:${port}`,
    '-Ds3proxy.authorization=aws-v4',
    `-Ds3proxy.identity=${KEY.id}`,
    `-Ds3proxy.credential=${KEY.secret}`,
    '-Djclouds.provider=filesystem-nio2',
    `-Djclouds.filesystem.basedir=${data}`,
    // Everything is configured above, but the program needs a file as argument.
    ...['org.gaul.s3proxy.Main', '--properties', '/dev/null'],
  ],
  // It is ready when it refuses a request without a key.
  answers: async (url) =>
    (await fetch(new URL(url).origin, { signal: AbortSignal.timeout(TIMEOUT_MS) })).status === 403,
};

async function findS3Proxy(onProgress: Say): Promise<PartProgram> {
  const jdk = findJdk(OLDEST_JDK);
  if (!jdk) {
    throw new StackProblem(
      'S3',
      `there is no Java development kit of version ${OLDEST_JDK} or newer (looked at JAVA_HOME, PATH and /usr/lib/jvm).`,
      'Install one and name it in JAVA_HOME.',
    );
  }
  const { classPath } = await buildMavenProject(PROJECT, jdk, onProgress).catch((error: Error) => {
    if (error instanceof StackProblem) throw error;
    throw new StackProblem('S3', `it could not be fetched (${error.message}).`, 'Check the way to Maven Central.');
  });
  const flags = ['-Xms32m', '-Xmx128m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];
  return {
    command: join(jdk.home, 'bin/java'),
    args: [...flags, '-Dorg.slf4j.simpleLogger.defaultLogLevel=warn', '-cp', classPath],
    version: mavenVersion(PROJECT),
    origin: 'fetched',
  };
}
