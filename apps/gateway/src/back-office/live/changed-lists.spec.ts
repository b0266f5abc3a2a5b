import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AUDIT_RECORDED } from '@tedarik/events';
import { RECORDS } from '@tedarik/fields';
import type { Notifications } from '@tedarik/messaging';
import { type ChangedList, LIST_CHANGES, OF_RECORD } from './changed-lists.js';
import { LiveChanges } from './live-changes.js';

const APPS = join(__dirname, '../../../..');
const sources = readdirSync(APPS)
  .map((app) => join(APPS, app, 'src'))
  .filter((folder) => existsSync(folder))
  .concat(join(APPS, '../libs/messaging/src'))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  )
  .join('\n');

it('uses only kinds of records under which a service writes to the audit log', () => {
  const described = new Set<string>(RECORDS.map(({ one }) => one));
  const kinds = Object.keys(OF_RECORD).filter((kind) => !described.has(kind));
  expect(kinds.filter((kind) => !sources.includes(`kind: '${kind}'`))).toEqual([]);
});

it('reports a change of a blog comment from its audit record, because no event of the blog announces it', () => {
  const recorded = LIST_CHANGES.find(({ event }) => event.subject === AUDIT_RECORDED.blog.subject);
  expect(recorded?.listsOf({ record: { kind: 'blog-comment' } })).toEqual(['Audit', 'Comment', 'Panel']);
});

it('reports every list after NATS was down, because any event may have been missed', () => {
  let reconnected = () => {};
  const changes = new LiveChanges({
    onEvent: () => () => undefined,
    onReconnect: (listener: () => void) => {
      reconnected = listener;
      return () => undefined;
    },
  } as unknown as Notifications);
  changes.onApplicationBootstrap();
  const told: ChangedList[] = [];
  changes.listen((lists) => void told.push(...lists));
  reconnected();
  changes.onModuleDestroy();
  expect(told).toEqual(expect.arrayContaining(['Audit', 'Business', 'Submission', 'Import', 'Account']));
});
