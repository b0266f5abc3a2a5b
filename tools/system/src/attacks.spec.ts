import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const LAST = 42;

function specsIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(?:node_modules|dist|\.)/.test(entry.name) ? [] : specsIn(path);
    return /spec\.tsx?$/.test(entry.name) ? [readFileSync(join(ROOT, path), 'utf8')] : [];
  });
}

it('every attack of the list is tried by a test whose title names it', () => {
  const quoted = specsIn('apps')
    .concat(specsIn('libs'), specsIn('tools'), specsIn('e2e'))
    .join('\n')
    .match(/['"`].*/g);
  const named = new Set(quoted?.flatMap((text) => text.match(/\bA\d+\b/g) ?? []));
  const attacks = Array.from({ length: LAST }, (_, at) => `A${at + 1}`);
  expect(attacks.filter((attack) => !named.has(attack))).toEqual([]);
});
