/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as figures from '../later/figures-operations.js';
import * as later from '../later/operations.js';
import * as suggestion from '../later/suggestion-operations.js';
import { OPERATIONS } from './documents.js';
import * as operations from './operations.js';

describe('the queries of the site', () => {
  it('are the ones of the .graphql documents and fit the gateway’s schema', () => {
    const project = join(__dirname, '../../..');
    const { status, stderr } = spawnSync(process.execPath, ['codegen.mjs', '--check'], {
      cwd: project,
      encoding: 'utf8',
    });

    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('are known to browsers by the hash of their text', () => {
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
    const expected = OPERATIONS.map(({ name, text }) => [name, sha256(text)]);

    const known = Object.values({ ...operations, ...later, ...figures, ...suggestion }).map(({ name, sha256 }) => [
      name,
      sha256,
    ]);
    expect(known.toSorted()).toEqual(expected.toSorted());
  });
});
