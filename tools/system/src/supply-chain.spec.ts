import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { advisoriesIn, forbiddenLicences, isAllowed } from './supply-chain.js';

it('A42 M7: no package runs a script of its own while it is installed', () => {
  expect(readFileSync(join(__dirname, '../../../.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

it.each([
  ['MIT', true],
  ['(BSD-3-Clause OR GPL-2.0)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', true],
  ['MIT AND AGPL-3.0-only', false],
  ['GPL-3.0-or-later', false],
  ['unknown', false],
])('M7: a licence expression is accepted only if an allowed licence can be chosen: %s', (expression, allowed) => {
  expect(isAllowed(expression)).toBe(allowed);
});

it('M7: packages without an allowed licence are reported, except optional ones that are not installed', () => {
  const packages = {
    '': {},
    'node_modules/a': { license: 'MIT' },
    'node_modules/b': {},
    'node_modules/c': {},
    'node_modules/d/node_modules/e': { license: 'AGPL-3.0' },
    'node_modules/for-another-machine': { optional: true },
  };
  const manifests: Record<string, object> = { 'node_modules/b': {}, 'node_modules/c': { licenses: [{ type: 'MIT' }] } };
  expect(forbiddenLicences(packages, (path) => manifests[path])).toEqual(['b: unknown', 'e: AGPL-3.0']);
});

it('A42: only high and critical advisories are reported', () => {
  const vulnerabilities = { a: { severity: 'high' }, b: { severity: 'moderate' }, c: { severity: 'critical' } };
  expect(advisoriesIn(JSON.stringify({ vulnerabilities }))).toEqual({ high: ['a: high', 'c: critical'] });
});

it('A42: an error of the registry is not mistaken for a report without advisories', () => {
  expect(advisoriesIn('{"message":"405 Method Not Allowed","statusCode":405}')).toEqual({
    unknown: '405 Method Not Allowed',
  });
  expect(advisoriesIn('')).toEqual({ unknown: 'npm audit gave no report' });
});
