import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argumentsOf } from './arguments.js';

it('O3: recognises --help, and explains wrong arguments in one line', () => {
  expect(argumentsOf(['--help'])).toBe('help');
  for (const given of [
    ['--nope'],
    ['no-such-file.json'],
    [],
    [__dirname],
    [__filename, '--form', 'xml'],
    ['--failed'],
  ]) {
    expect(argumentsOf(given)).toEqual({ fault: expect.stringMatching(/^[^\n]+$/) as string });
  }
});

it('O3: has further default places for the file of failed rows when none is given', () => {
  expect(argumentsOf([__filename])).toMatchObject({
    form: 'json',
    status: 'active',
    failedFiles: [`${__filename}.failed.ndjson`, 'arguments.spec.ts.failed.ndjson', expect.any(String)],
  });
  expect(argumentsOf([__filename, '--failed', '-'])).toMatchObject({ failedFiles: ['-'] });
});

it('O3: recognises a table by the extension of its file, spreadsheets too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'arguments-'));
  try {
    for (const [name, form] of [
      ['a.csv', 'tsv'],
      ['a.XLSX', 'tsv'],
      ['a.ods', 'tsv'],
      ['a.ndjson', 'json'],
    ]) {
      const file = join(folder, name!);
      writeFileSync(file, '');
      expect(argumentsOf([file])).toMatchObject({ file, form });
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
