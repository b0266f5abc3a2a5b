const { createHash } = require('node:crypto');
const fs = require('node:fs');
const { join, resolve } = require('node:path');
const { pathToFileURL } = require('node:url');

const ROOT = resolve(__dirname, '../..');
const VARIABLES = { mongo: 'MONGODB_URL', nats: 'NATS_URL', redis: 'REDIS_URL', elasticsearch: 'ELASTICSEARCH_URL' };

const KEEP_BUILDS_MS = 24 * 60 * 60_000;

// Jest's globalSetup of the integration tests. Backing services that the environment names are used as they are; the others are started
// once for this run, in a folder of its own, and end with the run. PARTS=mongo,nats starts only these.
module.exports = async () => {
  const wanted = process.env.PARTS ? process.env.PARTS.split(',') : Object.keys(VARIABLES);
  const missing = wanted.filter((name) => !process.env[VARIABLES[name]]);
  if (!missing.length) return;
  const { startStack, stopStack } = await loadStack();
  await sweep(stopStack);
  const dir = join(ROOT, `.local/test/jest-${process.pid}`);
  const began = Date.now();
  const stack = await startStack({ dir, only: missing, persistent: false, inMemory: true });
  process.once('exit', () => fs.rmSync(dir, { recursive: true, force: true, maxRetries: 5 }));
  for (const { name, url } of stack.parts) process.env[VARIABLES[name]] = url;
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(
    `\nReal parts after ${seconds} s: ${stack.parts.map(({ name, version }) => `${name} ${version}`).join(', ')}`,
  );
};

// tools/stack is TypeScript. It is transpiled into a folder named by a hash of its sources, so that parallel runs share it; it is renamed
// when complete, so that no run finds a partial build.
async function loadStack() {
  const sources = join(ROOT, 'tools/stack/src');
  const hash = createHash('sha256');
  for (const file of fs.readdirSync(sources, { recursive: true }).sort()) {
    if (file.endsWith('.ts')) hash.update(file).update(fs.readFileSync(join(sources, file)));
  }
  const built = join(ROOT, `.local/test/stack-${hash.digest('hex').slice(0, 16)}`);
  if (!fs.existsSync(built)) {
    const { buildProject } = await import(pathToFileURL(join(ROOT, 'tools/build.mjs')).href);
    const fresh = `${built}.${process.pid}`;
    fs.mkdirSync(fresh, { recursive: true });
    fs.cpSync(sources, join(fresh, 'src'), { recursive: true });
    await buildProject(fresh);
    try {
      fs.renameSync(fresh, built);
    } catch {
      fs.rmSync(fresh, { recursive: true, force: true }); // another run was faster
    }
  }
  return import(pathToFileURL(join(built, 'dist/index.js')).href);
}

// Removes the folders of runs that were killed before they could clean up, and old builds.
async function sweep(stopStack) {
  const folder = join(ROOT, '.local/test');
  for (const name of fs.readdirSync(folder)) {
    const path = join(folder, name);
    const pid = Number(/^jest-(\d+)$/.exec(name)?.[1]);
    if (pid && !isRunning(pid)) await stopStack(path);
    else if (!name.startsWith('stack-') || Date.now() - fs.statSync(path).mtimeMs < KEEP_BUILDS_MS) continue;
    fs.rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
