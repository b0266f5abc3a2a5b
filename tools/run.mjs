// The entry point of every npm command. Plain Node, so that it runs before anything is installed: makes sure that the
// dependencies and the build are there, then hands over to tools/system.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const [command, ...args] = process.argv.slice(2);

// Help needs no system and no build.
const usages = { import: 'apps/imports/usage.txt' };
if (usages[command] && args.some((given) => given === '--help' || given === '-h')) {
  process.stdout.write(readFileSync(usages[command]));
  process.exit(0);
}

function give(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** One line while it runs and one when it is done; what it printed only when it failed. It ends with this process. */
async function run(title, program, programArgs) {
  const began = Date.now();
  process.stdout.write(`${title} …\n`);
  const log = '.local/setup.log';
  const out = openSync(log, 'w');
  const child = spawn(program, programArgs, {
    stdio: ['inherit', out, out],
    env: { ...process.env, NX_DAEMON: 'false' },
  });
  closeSync(out);
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  const status = await new Promise((done) => {
    child.once('error', (error) => done(error.message));
    child.once('exit', (code, signal) => done(code ?? signal));
  });
  process.removeListener('exit', end);
  if (status !== 0) {
    process.stderr.write(readFileSync(log));
    give(`${title}: failed (exit ${status}). What went wrong stands above.`);
  }
  process.stdout.write(`${title}: ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
}

/** A lock of a process that was killed, or that has been held for longer than installing and building can take. */
function isLeftBehind(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > 20 * 60_000) return true;
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH' || error.code === 'EISDIR';
  }
}

/** One installer or builder at a time in this checkout: `npm test` may run beside `npm start`. */
async function alone(work) {
  const lock = '.local/setup.lock';
  mkdirSync('.local', { recursive: true });
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch {
      if (isLeftBehind(lock)) rmSync(lock, { recursive: true, force: true });
      else await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  const release = () => rmSync(lock, { recursive: true, force: true });
  const leave = () => process.exit(130);
  process.once('exit', release);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, leave);
  try {
    await work();
  } finally {
    release();
    process.removeListener('exit', release);
    for (const signal of ['SIGINT', 'SIGTERM']) process.removeListener(signal, leave);
  }
}

/** From its first moment `npm stop` finds a start by this file, of which tools/system knows the rest. */
const session = '.local/start/session.json';

function sessionPid() {
  try {
    const { pid } = JSON.parse(readFileSync(session, 'utf8'));
    process.kill(pid, 0);
    const commandLine = `/proc/${pid}/cmdline`; // the number can have been given to somebody else since
    return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes('tools/run.mjs') ? pid : null;
  } catch {
    return null;
  }
}

function announceStart() {
  if (![null, process.ppid].includes(sessionPid())) return; // runs already, as the command will say
  mkdirSync('.local/start', { recursive: true });
  writeFileSync(session, JSON.stringify({ pid: process.pid }), { mode: 0o600 });
}

async function install() {
  const stamp = 'node_modules/.installed-from';
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await run('Installing dependencies', 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, wanted);
}

function build() {
  return run('Building', 'npx', ['nx', 'run-many', '-t', 'build', '--outputStyle=stream-without-prefixes']);
}

/**
 * Everything runs on the Node.js of the images, which is a dependency where its publisher has one for this machine. The process that
 * began on another one only waits for it then.
 */
async function onNodeOfImages() {
  process.env.NODE_COMPILE_CACHE ??= resolve('.local/compile-cache'); // services and workers load the same modules many times
  const folder = resolve(`node_modules/node-${process.platform}-${process.arch}/bin`);
  const node = resolve(folder, 'node');
  if (!existsSync(node) || process.execPath === realpathSync(node)) return;
  process.env.PATH = `${folder}${delimiter}${process.env.PATH}`;
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  process.on('SIGINT', () => undefined); // a terminal sends it to both
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.exit(await new Promise((done) => child.once('exit', (code) => done(code ?? 1))));
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (!(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19))) {
  give(`Node.js ${process.versions.node} is too old: install 20.19 or newer, or 22.12 or newer.`);
}
const entry = 'tools/system/dist/commands.js';
if (command === 'stop' && !existsSync(entry)) {
  const pid = sessionPid(); // of the first start, which still installs or builds
  if (pid) process.kill(pid, 'SIGTERM');
  process.exit(0);
}
const starts = ['start', 'dev'].includes(command);
if (command !== 'stop') {
  if (starts) announceStart();
  await alone(install);
  await onNodeOfImages();
  if (starts) announceStart(); // by the process that goes on with it
  await alone(build);
}
const { COMMANDS } = await import(pathToFileURL(entry).href);
if (!COMMANDS[command]) give(`Unknown command "${command ?? ''}". One of: ${Object.keys(COMMANDS).join(', ')}.`);
const main = await COMMANDS[command]();
await main(args);
