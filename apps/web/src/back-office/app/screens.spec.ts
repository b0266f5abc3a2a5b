import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes } from 'react-router-dom';
import { backOfficeRoutes } from './routes.js';
import { MENU } from './screens.js';

const JOURNEY = join(__dirname, '../../../../../e2e/reading/back-office-screens.spec.ts');
const paths = MENU.flat().map(({ path }) => path);

it('each entry of the menu leads to a screen', () => {
  const screenAt = (path: string) => matchRoutes(backOfficeRoutes, path)?.at(-1)?.route.path;
  expect(paths.map(screenAt)).toEqual(paths);
});

it('the journey through the screens opens each entry of the menu', () => {
  const journey = readFileSync(JOURNEY, 'utf8');
  expect(paths.filter((path) => !journey.includes(`  '${path}': '`))).toEqual([]);
});
