// Records what was built, from which commit and with which tools, as an in-toto statement (SLSA provenance v1), and the licences of the
// dependencies: npm run provenance -- FOLDER. With --check it compares the present files with the statement in FOLDER.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const STATEMENT = 'provenance.intoto.json';

const run = (command, ...args) => spawnSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const must = (...command) => run(...command).status === 0 || end(`${command.join(' ')} failed`, 1);
const said = (command, ...args) => run(command, ...args).stdout?.trim() ?? '';
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const sha256 = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');
const entriesIn = (folder) => readdirSync(folder, { recursive: true, withFileTypes: true });
const dists = () =>
  ['apps', 'libs', 'tools']
    .flatMap((part) => readdirSync(part).map((name) => join(part, name, 'dist')))
    .filter(existsSync);
const subject = (name, digest) => ({ name, digest: { sha256: digest } });

/** The images of this version in the local container engine; empty without an engine. */
function images(tag = process.env.IMAGE_TAG ?? 'latest') {
  const { stdout } = spawnSync('docker', ['images', '--no-trunc', '--format', '{{.Repository}}:{{.Tag}} {{.ID}}']);
  const listed = String(stdout ?? '')
    .split('\n')
    .map((line) => line.split(' '));
  const own = listed.filter(([name]) => name.startsWith('tedarik-') && name.endsWith(`:${tag}`));
  return own.map(([name, id]) => subject(`docker:${name}`, id.replace('sha256:', '')));
}

/** Everything that was built, with its digest: files of the folders, the reports in `folder`, and the images. */
export function subjectsOf(folder, folders = dists()) {
  const entries = folders.flatMap(entriesIn).filter((entry) => entry.isFile());
  const built = entries.map(({ parentPath, name }) => join(parentPath, name)).sort();
  const reports = readdirSync(folder).filter((name) => /\.cdx\.json$|^licences/.test(name));
  const ofReports = reports.sort().map((name) => subject(`report:${name}`, sha256(join(folder, name))));
  return [...built.map((file) => subject(file, sha256(file))), ...ofReports, ...images()];
}

/** One sentence for each difference from the statement. */
export function differences(statement, subjects) {
  const byName = (all) => new Map(all.map(({ name, digest }) => [name, digest.sha256]));
  const [was, is] = [byName(statement.subject), byName(subjects)];
  const gone = [...was].filter(([name]) => !is.has(name)).map(([name]) => `${name} is missing`);
  const others = [...is].filter(([name, digest]) => was.get(name) !== digest);
  return [...gone, ...others.map(([name]) => `${name} ${was.has(name) ? 'is another' : 'is not in the statement'}`)];
}

/** One line `name version licence` for every package in the bills of materials of `folder`, without repetitions. */
export function licencesIn(folder) {
  const bills = readdirSync(folder).filter((name) => name.endsWith('.cdx.json'));
  const lines = bills.flatMap((bill) => {
    return (read(join(folder, bill)).components ?? []).map(({ group, name, version, licenses = [] }) => {
      const named = licenses.map(({ expression, license }) => expression ?? license.id ?? license.name);
      return `${group ? `${group}/` : ''}${name}\t${version}\t${named.join(' AND ') || 'see the package'}`;
    });
  });
  return `${[...new Set(lines)].sort().join('\n')}\n`;
}

function statementOf(folder, startedOn) {
  const source = `git+${said('git', 'config', '--get', 'remote.origin.url') || 'file:.'}`;
  const resolvedDependencies = [
    { uri: source, digest: { gitCommit: said('git', 'rev-parse', 'HEAD') } },
    { uri: 'package-lock.json', digest: { sha256: sha256('package-lock.json') } },
  ];
  const externalParameters = { command: 'npm run build', platform: `${process.platform}-${process.arch}` };
  const buildDefinition = { buildType: 'https://nx.dev/run-many', externalParameters, resolvedDependencies };
  const version = { node: process.version, npm: said('npm', '--version'), nx: read('package.json').devDependencies.nx };
  const metadata = { startedOn, finishedOn: new Date().toISOString() };
  const predicate = { buildDefinition, runDetails: { builder: { id: 'npm run provenance', version }, metadata } };
  const types = { _type: 'https://in-toto.io/Statement/v1', predicateType: 'https://slsa.dev/provenance/v1' };
  return { ...types, subject: subjectsOf(folder), predicate };
}

const end = (message, status) => {
  console.error(message);
  process.exit(status);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
  if (!folder) end('Usage: npm run provenance -- FOLDER [--check]', 64);
  const file = join(folder, STATEMENT);
  if (process.argv.includes('--check')) {
    const wrong = existsSync(file) ? differences(read(file), subjectsOf(folder)) : [`${file} is missing`];
    end(wrong.join('\n') || `Everything is as ${STATEMENT} says`, wrong.length > 0 ? 1 : 0);
  }
  if (said('git', 'status', '--porcelain')) end('Commit first: a statement names the commit that was built', 1);
  const startedOn = new Date().toISOString();
  must('npm', 'run', 'build');
  must('npm', 'run', 'sbom', '--', folder);
  writeFileSync(join(folder, 'licences.tsv'), licencesIn(folder));
  writeFileSync(file, `${JSON.stringify(statementOf(folder, startedOn), null, 2)}\n`);
  console.log(file);
}
