import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const APPS = join(__dirname, '../../../../apps');
/**
 * An import, not only of types, from outside the folder of the migrations. Only service-kit, turkish and matching are allowed: the
 * words and keys that a migration writes must be those that today's searches and imports look for.
 */
const OF_LIVE_CODE =
  /import (?!type\b)(?!\{(?:\s*type [^,}]+,?)+\s*\})[^;]*? from '(?:\.\.\/|@tedarik\/(?!(?:service-kit|turkish|matching)'))/;

it('R26: no migration imports code that may change outside its folder', () => {
  const calling = readdirSync(APPS).flatMap((app) => {
    const folder = join(APPS, app, 'src/migrations');
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && OF_LIVE_CODE.test(readFileSync(join(folder, file), 'utf8')))
      .map((file) => `${app}/${file}`);
  });
  expect(calling).toEqual([]);
});

it('every migration is exported by the index.ts of its folder, without which it would never run', () => {
  const forgotten = readdirSync(APPS).flatMap((app) => {
    const folder = join(APPS, app, 'src/migrations');
    if (!existsSync(folder)) return [];
    const exported = readFileSync(join(folder, 'index.ts'), 'utf8');
    return readdirSync(folder)
      .filter((file) => /^\d/.test(file) && !exported.includes(`'./${file.replace('.ts', '.js')}'`))
      .map((file) => `${app}/${file}`);
  });
  expect(forgotten).toEqual([]);
});

it.each([
  [`import { plainText } from '@tedarik/html';`, true],
  [`import { wordsOf, type Product } from '../product/words.js';`, true],
  [`import { fold } from '@tedarik/turkish';\nimport type { Post } from '../post/post.js';`, false],
  [
    `import { type Migration, newId } from '@tedarik/service-kit';\nimport { wordsOf } from './frozen/words.js';`,
    false,
  ],
  [`import { type Post } from '@tedarik/commands';`, false],
])('R26: the guard takes %j for live code: %s', (source, isLive) => {
  expect(OF_LIVE_CODE.test(source)).toBe(isLive);
});
