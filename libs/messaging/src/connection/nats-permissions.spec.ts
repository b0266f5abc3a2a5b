import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as commands from '@tedarik/commands';
import { eventsWaitAt } from '@tedarik/events';

const ROOT = join(__dirname, '../../../..');
const conf = readFileSync(join(ROOT, 'deploy/nats/nats.conf'), 'utf8');
const asks = Object.entries(commands as Record<string, unknown>).flatMap(([name, ask]) =>
  typeof ask === 'object' && ask !== null && 'subject' in ask ? [{ name, subject: String(ask.subject) }] : [],
);

/** Subjects that a service may publish, or hear, in containers. */
function allowedTo(user: string, what: 'publish' | 'subscribe'): string[] {
  const [, list = ''] = new RegExp(`user: ${user},[\\s\\S]*?${what}: \\[([^\\]]*)\\]`).exec(conf) ?? [];
  return [...list.matchAll(/"([^"]+)"/g)].map(([, subject = '']) => subject);
}

const allows = (pattern: string, subject: string) =>
  pattern.endsWith('.>') ? subject.startsWith(pattern.slice(0, -1)) : pattern === subject;

const sourceOf = (app: string): string =>
  readdirSync(join(ROOT, 'apps', app, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(join(ROOT, 'apps', app, 'src', file), 'utf8'))
    .join('\n');

/** What the server side of an app asks others: every ask that its source names and does not answer. */
function askedBy(app: string): string[] {
  const source = sourceOf(app);
  return asks
    .filter(({ name, subject }) => !subject.startsWith(`ask.${app}.`) && new RegExp(`\\b${name}\\b`).test(source))
    .map(({ subject }) => subject);
}

const APPS = readdirSync(join(ROOT, 'apps')).filter((app) => app !== 'web');

it.each(APPS)('NATS lets %s ask whatever its code asks', (app) => {
  const allowed = allowedTo(app, 'publish');
  expect(allowed).not.toEqual([]);
  expect(askedBy(app).filter((subject) => !allowed.some((pattern) => allows(pattern, subject)))).toEqual([]);
});

const ANNOUNCING = APPS.filter((app) => sourceOf(app).includes('OutboxModule.forRoot('));

it.each(ANNOUNCING)('NATS lets copies of %s tell each other that events wait', (app) => {
  for (const what of ['publish', 'subscribe'] as const) {
    const allowed = allowedTo(app, what);
    expect(allowed.some((pattern) => allows(pattern, eventsWaitAt(app).subject))).toBe(true);
  }
});

it('finds what is asked', () => {
  expect(askedBy('directory')).toContain('ask.reviews.list-ratings.v1');
  expect(askedBy('imports')).toContain('ask.directory.import-businesses.v1');
});
