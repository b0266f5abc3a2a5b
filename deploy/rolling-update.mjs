// Replaces the containers of each service by new ones without an outage: old ones are stopped only when the new ones are healthy.
//   docker compose build && node deploy/rolling-update.mjs [--env-file=FILE] [service …]
// Without names it first makes NATS reload its users and permissions, and has the streams created, because new services may need
// them. Then it replaces all services. The gateway is last, so that it only sends requests that the services already know.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

const SERVICES = [
  'directory',
  'identity',
  'reviews',
  'blog',
  'submissions',
  'quotes',
  'media',
  'imports',
  'imports-worker',
].concat(['indexer', 'gateway']);
const HEALTHY_WITHIN_MS = 5 * 60_000;
/** The stop_grace_period of docker-compose.yml. */
const STOP_WITHIN_S = 40;

function docker(program, ...args) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status === 0) return stdout;
  throw new Error(`${program} ${args.join(' ')}: ${stderr || error?.message}`);
}
const hasPlugin = spawnSync('docker', ['compose', 'version']).status === 0;
const options = process.argv.slice(2).filter((given) => given.startsWith('--'));
const compose = (...args) =>
  hasPlugin ? docker('docker', 'compose', ...options, ...args) : docker('docker-compose', ...options, ...args);
const containersOf = (service) => compose('ps', '-q', service).split('\n').filter(Boolean);
const isHealthy = (id) => docker('docker', 'inspect', '-f', '{{.State.Health.Status}}', id).trim() === 'healthy';
const remove = (ids) => {
  docker('docker', 'stop', '-t', `${STOP_WITHIN_S}`, ...ids);
  docker('docker', 'rm', ...ids);
};

async function replace(service) {
  const old = containersOf(service);
  if (!old.length) return;
  compose('up', '-d', '--no-deps', '--no-recreate', '--no-build', '--scale', `${service}=${2 * old.length}`, service);
  const fresh = containersOf(service).filter((id) => !old.includes(id));
  for (const until = Date.now() + HEALTHY_WITHIN_MS; !fresh.every(isHealthy); await pause(500)) {
    if (Date.now() < until) continue;
    remove(fresh);
    throw new Error(`${service}: the new containers did not get healthy; the old ones were left as they are`);
  }
  for (const id of old) remove([id]);
  console.log(`${service}: ${old.length} replaced`);
}

const named = process.argv.slice(2).filter((given) => !given.startsWith('--'));
try {
  if (!named.length) {
    compose('kill', '-s', 'SIGHUP', 'nats');
    compose('up', '-d', '--no-deps', '--no-build', 'streams');
  }
  for (const service of named.length ? named : SERVICES) await replace(service);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
