import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEAD_LETTER_CONTRACTS } from '@tedarik/commands';

const APPS_FOLDER = join(__dirname, '../../../../apps');
const APPS = readdirSync(APPS_FOLDER).filter((name) => existsSync(join(APPS_FOLDER, name, 'src')));

/** The source of each app's server side, without its specs. */
const sourceOf = (app: string): string =>
  readdirSync(join(APPS_FOLDER, app, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(join(APPS_FOLDER, app, 'src', file), 'utf8'))
    .join('\n');

it('every service that consumes events also handles the requests for its dead letters', () => {
  const sources = APPS.map((app) => ({ app, source: sourceOf(app) }));
  const naming = (text: (app: string) => string) =>
    sources.filter(({ app, source }) => source.includes(text(app))).map(({ app }) => app);
  const reacting = naming(() => 'defineConsumer(');
  expect(reacting).toContain('indexer');
  expect(Object.keys(DEAD_LETTER_CONTRACTS).sort()).toEqual(reacting.sort());
  expect(naming((app) => `DeadLettersModule.of('${app}')`).sort()).toEqual(reacting);
  expect(naming((app) => `deadLetterRequests('${app}')`).sort()).toEqual(reacting);
});
