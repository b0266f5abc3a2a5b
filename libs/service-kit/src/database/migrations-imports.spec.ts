import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const APPS = join(__dirname, '../../../../apps');
/** An import of more than types from outside the folder of the migrations. */
const OF_LIVE_CODE = /import (?!type\b)(?!\{(?:\s*type [^,}]+,?)+\s*\})[^;]*? from '\.\.\//;

it('R26: what a migration does changes with no code outside its folder', () => {
  const calling = readdirSync(APPS).flatMap((app) => {
    const folder = join(APPS, app, 'src/migrations');
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((file) => file.endsWith('.ts') && OF_LIVE_CODE.test(readFileSync(join(folder, file), 'utf8')))
      .map((file) => `${app}/${file}`);
  });
  expect(calling).toEqual([]);
});
