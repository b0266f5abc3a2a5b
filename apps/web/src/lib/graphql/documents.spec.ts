/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATIONS } from './documents.js';
import type { Operation } from './operation.js';

describe('the queries of the site', () => {
  it('are the ones of the .graphql documents and fit the gateway’s schema', () => {
    const project = join(__dirname, '../../..');
    const { status, stderr } = spawnSync(process.execPath, ['codegen.mjs', '--check'], {
      cwd: project,
      encoding: 'utf8',
    });

    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('are known to browsers by the hash of their text', async () => {
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
    const expected = OPERATIONS.map(({ name, text }) => [name, sha256(text)]);

    const later = readdirSync(join(__dirname, '../later')).filter((file) => file.endsWith('operations.ts'));
    const files = ['./operations.js', ...later.map((file) => `../later/${file.replace(/ts$/, 'js')}`)];
    const modules = (await Promise.all(files.map((file) => import(file)))) as Record<
      string,
      Operation<unknown, never>
    >[];
    const known = modules.flatMap((one) => Object.values(one)).map(({ name, sha256 }) => [name, sha256]);
    expect(known.toSorted()).toEqual(expected.toSorted());
  });
});
