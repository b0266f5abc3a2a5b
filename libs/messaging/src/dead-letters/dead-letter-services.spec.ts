import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEAD_LETTER_CONTRACTS } from '@tedarik/commands';

const APPS = join(__dirname, '../../../../apps');

/** The source of each app's server side, without its specs. */
const sourceOf = (app: string): string =>
  readdirSync(join(APPS, app, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(join(APPS, app, 'src', file), 'utf8'))
    .join('\n');

it('every service that consumes events also handles the requests for its dead letters', () => {
  const sources = readdirSync(APPS).map((app) => ({ app, source: sourceOf(app) }));
  const naming = (text: (app: string) => string) =>
    sources.filter(({ app, source }) => source.includes(text(app))).map(({ app }) => app);
  const reacting = naming(() => 'defineConsumer(');
  expect(reacting).toContain('indexer');
  expect(Object.keys(DEAD_LETTER_CONTRACTS).sort()).toEqual(reacting.sort());
  expect(naming((app) => `DeadLettersModule.of('${app}')`).sort()).toEqual(reacting);
  expect(naming((app) => `deadLetterRequests('${app}')`).sort()).toEqual(reacting);
});
