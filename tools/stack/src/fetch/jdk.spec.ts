import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findJdk } from './jdk.js';

let folder: string;
const before = { ...process.env };

function kit(name: string, version: string, compiler = true): string {
  const home = join(folder, name);
  mkdirSync(join(home, 'bin'), { recursive: true });
  writeFileSync(join(home, 'release'), `IMPLEMENTOR="x"\nJAVA_VERSION="${version}"\n`);
  if (!compiler) return home;
  writeFileSync(join(home, 'bin/javac'), '');
  chmodSync(join(home, 'bin/javac'), 0o755);
  return home;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kits-'));
  process.env['PATH'] = folder;
  delete process.env['JAVA_HOME'];
});
afterEach(() => {
  process.env['PATH'] = before['PATH'];
  process.env['JAVA_HOME'] = before['JAVA_HOME'];
  if (!before['JAVA_HOME']) delete process.env['JAVA_HOME'];
  rmSync(folder, { recursive: true });
});

describe('the Java development kit', () => {
  it('is the newest of the usual folders when none is named', () => {
    kit('a', '21.0.2');
    const newest = kit('b', '25');
    kit('c', '17.0.19');
    expect(findJdk(21, [folder])).toEqual({ home: newest, feature: 25, version: '25' });
  });

  it('is the one of JAVA_HOME before a newer one', () => {
    const named = kit('a', '21.0.2');
    kit('b', '25.0.3');
    process.env['JAVA_HOME'] = named;
    expect(findJdk(21, [folder])?.home).toBe(named);
  });

  it('is not the one of JAVA_HOME when that is too old', () => {
    process.env['JAVA_HOME'] = kit('a', '17.0.19');
    const newer = kit('b', '21.0.2');
    expect(findJdk(21, [folder])?.home).toBe(newer);
  });

  it('is null when there is only a runtime or an old kit', () => {
    kit('a', '25.0.3', false);
    kit('b', '17.0.19');
    expect(findJdk(21, [folder, join(folder, 'nowhere')])).toBeNull();
  });
});
