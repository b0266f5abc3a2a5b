import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../../..');
const SCRIPT = join(ROOT, 'deploy/provenance.mjs');
const run = (folder: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return { status, says: stdout + stderr };
};

describe('the provenance of a build', () => {
  let folder: string;
  const file = (name: string) => join(folder, name);
  const check = () => run(folder, SCRIPT, 'reports', '--check');
  /** What the command writes, without its build: of the files that are here now. */
  const state = () =>
    run(
      folder,
      '--input-type=module',
      '-e',
      `import { writeFileSync } from 'node:fs';
       const { subjectsOf, licencesIn } = await import(${JSON.stringify(SCRIPT)});
       writeFileSync('reports/licences.tsv', licencesIn('reports'));
       writeFileSync('reports/provenance.intoto.json', JSON.stringify({ subject: subjectsOf('reports') }));`,
    );

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'provenance-'));
    for (const part of ['apps/blog/dist/deep', 'libs', 'tools', 'reports']) mkdirSync(file(part), { recursive: true });
    writeFileSync(file('apps/blog/dist/deep/main.js'), 'built');
    const components = [
      { group: '@a', name: 'b', version: '1.0.0', licenses: [{ license: { id: 'MIT' } }] },
      { name: 'c', version: '2.0.0', licenses: [{ expression: 'MIT OR ISC' }] },
    ];
    writeFileSync(file('reports/blog.cdx.json'), JSON.stringify({ components }));
    writeFileSync(file('reports/media.cdx.json'), JSON.stringify({ components: components.slice(1) }));
    expect(state()).toEqual({ status: 0, says: '' });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is confirmed when all files are as built', () => {
    expect(check()).toEqual({ status: 0, says: 'Everything is as provenance.intoto.json says\n' });
  });

  it.each([
    ['is another', () => writeFileSync(file('apps/blog/dist/deep/main.js'), 'changed')],
    ['is missing', () => rmSync(file('apps/blog/dist/deep/main.js'))],
  ])('names a file that %s', (what, change) => {
    change();
    expect(check()).toEqual({ status: 1, says: `apps/blog/dist/deep/main.js ${what}\n` });
  });

  it('names an added file and a changed report', () => {
    writeFileSync(file('apps/blog/dist/more.js'), '');
    writeFileSync(file('reports/licences.tsv'), '');
    const says = 'apps/blog/dist/more.js is not in the statement\nreport:licences.tsv is another\n';
    expect(check()).toEqual({ status: 1, says });
  });

  it('is refused when the statement is missing', () => {
    rmSync(file('reports/provenance.intoto.json'));
    expect(check()).toEqual({ status: 1, says: 'reports/provenance.intoto.json is missing\n' });
  });

  it('lists each package once with its licence', () => {
    expect(readFileSync(file('reports/licences.tsv'), 'utf8')).toBe('@a/b\t1.0.0\tMIT\nc\t2.0.0\tMIT OR ISC\n');
  });
});
