import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import * as commands from '@tedarik/commands';
import { CONTRACTS } from '@tedarik/commands';
import { BusinessChanged, BusinessDeleted, CATALOGUE, eventsWaitAt, RatingChanged, subjectOn } from '@tedarik/events';
import {
  aBusinessSnapshot,
  anEnvelope,
  eventually,
  type TestBackingService,
  startBackingService,
  temporaryFolder,
} from '@tedarik/testing';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { natsOptions } from '../src/connection/nats-options.js';
import { defineConsumer, isCaptured, Messaging, STREAMS } from '../src/index.js';
import { startStubService, stubRequest } from '../src/testing.js';

const ROOT = join(__dirname, '../../..');
const SERVICES = readdirSync(join(ROOT, 'apps')).filter(
  (name) => name !== 'web' && name !== 'gateway' && existsSync(join(ROOT, 'apps', name, 'src')),
);
const USERS = [...SERVICES, 'gateway', 'streams'];
// Begins like a number, and has characters with a meaning in a URL.
const NOBODY = '01935a6e-4b20-7d02-8a55-0f4c9be11a01';
const passwordOf = (user: string) => `8537e8#/?@'${user}`;

const sourceOf = (app: string): string =>
  readdirSync(join(ROOT, 'apps', app, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(join(ROOT, 'apps', app, 'src', file), 'utf8'))
    .join('\n');

const named = Object.entries(commands as Record<string, unknown>).flatMap(([name, contract]) =>
  typeof contract === 'object' && contract !== null && 'subject' in contract
    ? [{ name, subject: String(contract.subject) }]
    : [],
);
const AUDITED = [
  'blog',
  'directory',
  'gateway',
  'identity',
  'imports',
  'indexer',
  'media',
  'quotes',
  'reviews',
  'submissions',
];
const LANES = ['live', 'bulk'] as const;

interface Durable {
  durable: string;
  stream: string;
  filter: string;
}

/** Every durable of the system. */
const DURABLES: Record<string, Durable[]> = {
  directory: [
    { durable: 'directory-accounts', stream: 'IDENTITY', filter: 'events.identity.account.>' },
    { durable: 'directory-ratings', stream: 'REVIEWS', filter: RatingChanged.subject },
  ],
  identity: [
    ...AUDITED.map((service) => ({
      durable: `identity-audit-${service}`,
      stream: service.toUpperCase(),
      filter: `events.${service}.audit.>`,
    })),
    { durable: 'identity-review-holds', stream: 'REVIEWS', filter: 'events.reviews.hold.>' },
    { durable: 'identity-review-photos', stream: 'REVIEWS', filter: 'events.reviews.photo-moderation.>' },
    { durable: 'identity-review-replies', stream: 'REVIEWS', filter: 'events.reviews.reply.>' },
  ],
  imports: [{ durable: 'imports-categories', stream: 'DIRECTORY', filter: 'events.directory.category.>' }],
  media: [
    { durable: 'media-photos', stream: 'DIRECTORY', filter: 'events.directory.photo.>' },
    { durable: 'media-documents', stream: 'DIRECTORY', filter: 'events.directory.document.>' },
    { durable: 'media-review-photos', stream: 'REVIEWS', filter: 'events.reviews.photo.>' },
  ],
  quotes: [{ durable: 'quotes-accounts', stream: 'IDENTITY', filter: 'events.identity.account.>' }],
  reviews: [
    { durable: 'reviews-accounts', stream: 'IDENTITY', filter: 'events.identity.account.>' },
    ...bothLanes('reviews-businesses', 'business'),
  ],
  indexer: [...bothLanes('indexer-directory', 'business'), ...bothLanes('indexer-products', 'product')],
};

/** Names of durables in the source, without the part of a template that a variable fills in. */
const durablesOf = (app: string) => new RegExp(`(?<=durable: |run\\()['\`]${app}-[a-z-]*[a-z]`, 'g');

function bothLanes(durable: string, aggregate: string): Durable[] {
  return [
    { durable: `${durable}-live`, stream: 'DIRECTORY', filter: `events.directory.${aggregate}.>` },
    { durable: `${durable}-bulk`, stream: 'DIRECTORY-BULK', filter: `bulk.directory.${aggregate}.>` },
  ];
}

const RESEND: Record<string, string[]> = {
  directory: [commands.RESEND_EVENTS.identity.subject],
  identity: Object.values(commands.RESEND_EVENTS).map(({ subject }) => subject),
  imports: [commands.RESEND_EVENTS.directory.subject],
  media: [commands.RESEND_EVENTS.directory.subject, commands.RESEND_EVENTS.reviews.subject],
  quotes: [commands.RESEND_EVENTS.identity.subject],
  reviews: [commands.RESEND_EVENTS.identity.subject],
};
const NOTICES: Record<string, string[]> = {
  indexer: ['notification.indexer.businesses-indexed.v1', 'notification.indexer.products-indexed.v1'],
};
const announces = (user: string) => SERVICES.includes(user) && sourceOf(user).includes('OutboxModule.forRoot(');
const apiOf = ({ durable, stream, filter }: Durable) => [
  `$JS.API.CONSUMER.CREATE.${stream}.${durable}.${filter}`,
  ...['INFO', 'MSG.NEXT', 'DELETE'].map((call) => `$JS.API.CONSUMER.${call}.${stream}.${durable}`),
  `$JS.ACK.${stream}.${durable}.1.2.3.4.5`,
  `$JS.API.STREAM.INFO.${stream}`,
];
const DEAD_LETTER_CALLS = ['INFO', 'MSG.GET', 'MSG.DELETE', 'PURGE'].map((call) => `$JS.API.STREAM.${call}.PARKED`);

/** The subjects that a user may publish to, from the contracts and the source, as NATS patterns. */
function mayPublish(user: string): string[] {
  if (user === 'gateway') return ['request.>', 'events.gateway.audit.>'];
  if (user === 'streams') {
    return STREAMS.flatMap(({ name }) => ['INFO', 'CREATE', 'UPDATE'].map((call) => `$JS.API.STREAM.${call}.${name}`));
  }
  const source = sourceOf(user);
  const durables = DURABLES[user] ?? [];
  return [
    ...named
      .filter(
        ({ name, subject }) => !subject.startsWith(`request.${user}.`) && new RegExp(`\\b${name}\\b`).test(source),
      )
      .map(({ subject }) => subject),
    ...(RESEND[user] ?? []),
    ...(NOTICES[user] ?? []),
    ...(announces(user) ? [eventsWaitAt(user).subject, `events.${user}.>`, `bulk.${user}.>`] : []),
    ...(['indexer', 'media'].includes(user) ? [`events.${user}.audit.>`] : []),
    ...durables.flatMap((durable) => [...apiOf(durable), durable.filter, `parked.${durable.durable}`]),
    ...(durables.length > 0 ? DEAD_LETTER_CALLS : []),
  ];
}

/** The subjects that a user may subscribe to. */
function mayHear(user: string): string[] {
  const own = `_INBOX_${user}.>`;
  if (user === 'gateway') return [own, 'events.>', 'bulk.>', 'notification.>'];
  if (user === 'streams') return [own];
  return [own, `request.${user}.>`, ...(announces(user) ? [eventsWaitAt(user).subject] : [])];
}

const ALL_DURABLES = Object.values(DURABLES).flat();
const SAID = [
  ...CONTRACTS.map(({ subject }) => subject),
  ...CATALOGUE.flatMap((event) => LANES.map((lane) => subjectOn(lane, event))),
  ...SERVICES.map((service) => eventsWaitAt(service).subject),
  ...Object.values(NOTICES).flat(),
];
const inboxes = USERS.map((user) => `_INBOX_${user}.someone`);
const API = [
  ...ALL_DURABLES.flatMap(apiOf),
  ...ALL_DURABLES.map(({ durable }) => `parked.${durable}`),
  ...STREAMS.flatMap(({ name }) =>
    ['CREATE', 'UPDATE', 'DELETE', 'PURGE', 'INFO', 'MSG.GET', 'MSG.DELETE', 'SNAPSHOT', 'RESTORE'].map(
      (call) => `$JS.API.STREAM.${call}.${name}`,
    ),
  ),
  ...STREAMS.map(({ name }) => `$JS.API.CONSUMER.CREATE.${name}`),
  ...STREAMS.map(({ name }) => `$JS.API.CONSUMER.DURABLE.CREATE.${name}.mine`),
  ...STREAMS.map(({ name }) => `$JS.API.DIRECT.GET.${name}`),
  '$JS.API.STREAM.CREATE.MINE',
  '$JS.API.STREAM.LIST',
  '$JS.API.INFO',
];

describe('NATS as it runs in containers', () => {
  const folder = temporaryFolder('nats-rights');
  let nats: TestBackingService;
  const servers = () => nats.url;
  const open = (user: string) => connect({ servers: servers(), user, pass: passwordOf(user) });

  beforeAll(async () => {
    for (const level of ['log', 'warn', 'error'] as const) {
      jest.spyOn(Logger.prototype, level).mockImplementation(() => undefined);
    }
    // The server refuses two settings of its folder.
    const conf = readFileSync(join(ROOT, 'deploy/nats/nats.conf'), 'utf8').replace('store_dir: /data', '');
    const file = join(folder, 'nats.conf');
    writeFileSync(file, conf);
    nats = await startBackingService('nats', {
      args: ['-c', file],
      env: Object.fromEntries(
        USERS.map((user) => [`NATS_${user.toUpperCase()}_PASSWORD`, JSON.stringify(passwordOf(user))]),
      ),
    });
  });
  afterAll(() => nats?.stop());

  /** The subjects that NATS refuses. */
  async function refused(user: string, work: (connection: NatsConnection) => void): Promise<string[]> {
    const connection = await open(user);
    const subjects: string[] = [];
    const watching = (async () => {
      for await (const status of connection.status()) {
        if (status.type === 'error')
          subjects.push(/to "([^"]+)"/.exec(status.error.message)?.[1] ?? status.error.message);
      }
    })();
    work(connection);
    // The server reports refusals before it replies to this.
    await connection.flush();
    await connection.close();
    await watching;
    return subjects.sort();
  }

  const notCaptured = (subjects: string[], patterns: string[]) =>
    [...new Set(subjects)].filter((subject) => !patterns.some((pattern) => overlaps(subject, pattern))).sort();
  // The subject may have wildcards too: it can be a durable's filter.
  const overlaps = (subject: string, pattern: string) => subject === pattern || isCaptured(subject, pattern);

  it.each(USERS)('H1 R16 A38: %s may publish what its service needs, and nothing else', async (user) => {
    const subjects = [...new Set([...SAID, ...API, ...inboxes])];
    const said = await refused(user, (connection) => subjects.forEach((subject) => connection.publish(subject)));
    expect(said).toEqual(notCaptured(subjects, mayPublish(user)));
  });

  it.each(USERS)(
    'H1 NATS1: %s may subscribe only to what its service needs, and not to the replies of others',
    async (user) => {
      const subjects = [...SAID, ...inboxes, '_INBOX.>', '>', '$JS.API.>', 'parked.*'];
      const heard = await refused(user, (connection) => {
        for (const subject of subjects) connection.subscribe(subject, { callback: () => undefined });
      });
      expect(heard).toEqual(notCaptured(subjects, mayHear(user)));
    },
  );

  it.each(SERVICES)('knows every durable of %s', (app) => {
    const source = sourceOf(app);
    const inSource = source.includes('defineConsumer(') ? source.match(durablesOf(app)) : [];
    const known = (DURABLES[app] ?? []).map(({ durable }) => durable);
    const named = new Set(inSource?.map((durable) => durable.slice(1)));
    expect([...named].filter((name) => !known.some((durable) => durable.startsWith(name)))).toEqual([]);
    expect(known.filter((durable) => ![...named].some((name) => durable.startsWith(name)))).toEqual([]);
  });

  it('H1 NATS4: events are announced, consumed, set aside and sent again with these rights, and streams made by their own user', async () => {
    const opened: Messaging[] = [];
    const as = async (user: string) => {
      const options = { name: user, servers: servers(), user, password: passwordOf(user) };
      opened.push(await Messaging.connect(options));
      return opened.at(-1)!;
    };
    const [directory, reviews, streams] = await Promise.all([as('directory'), as('reviews'), as('streams')]);
    const announced = anEnvelope(BusinessChanged, aBusinessSnapshot());
    const announce = () => directory.jetstream.publish(announced.subject, JSON.stringify(announced), announced.id);
    await expect(announce()).rejects.toThrow();
    await expect(reviews.jetstream.ensureStreams()).rejects.toThrow();
    await streams.jetstream.ensureStreams();
    let broken = true;
    const heard: string[] = [];
    reviews.consumers.run(
      defineConsumer({
        ...DURABLES['reviews']!.find(({ durable }) => durable === 'reviews-businesses-live')!,
        retryMs: 10,
        handle: (events) => {
          if (broken) return Promise.reject(new Error('a fault of ours'));
          heard.push(...events.map(({ id }) => id));
          return Promise.resolve();
        },
        onGap: () => Promise.resolve(),
      }),
    );
    await announce();
    const durable = 'reviews-businesses-live';
    await eventually('it is dead-lettered', async () =>
      expect(await reviews.consumers.countDeadLetters(durable)).toBe(1),
    );
    broken = false;
    expect(await reviews.consumers.redrive(durable)).toBe(1);
    await eventually('it is handled', () => expect(heard).toEqual([announced.id]));
    const forged = anEnvelope(BusinessDeleted, { id: announced.id, slug: 'x', deletedAt: announced.at });
    await expect(
      as('media').then(({ jetstream }) => jetstream.publish(forged.subject, '{}', forged.id)),
    ).rejects.toThrow();
    await Promise.all(opened.map((each) => each.close()));
  });

  it('H1: JetStream delivers no request for a user who may not send it', async () => {
    const { InviteAccount } = commands;
    const as = (name: string) => ({ name, servers: servers(), user: name, password: passwordOf(name) });
    const received: string[] = [];
    const answer = stubRequest(InviteAccount, (_, { actor }) => {
      received.push(actor!.name);
      return Promise.reject(new Error('received'));
    });
    const warned = jest.spyOn(Logger.prototype, 'warn').mockClear();
    const refusals = () => warned.mock.calls.filter(([said]) => String(said).includes('does not come from a client'));
    const identity = await startStubService(as('identity'), [answer]);
    const [streams, gateway] = await Promise.all([Messaging.connect(as('streams')), Messaging.connect(as('gateway'))]);
    await streams.jetstream.ensureStreams();
    const media = await connect({ ...natsOptions(as('media')) });

    const invited = { username: 'sizma', fullName: 'Sızma', email: 'sizma@ornek.example', role: 'admin' } as const;
    const by = (name: string) => ({ actor: { kind: 'back-office', id: NOBODY, name } }) as const;
    const store = (name: string) =>
      media.publish(
        'events.reviews.photo.stored.v1',
        JSON.stringify({ pattern: InviteAccount.subject, id: NOBODY, data: { data: invited, context: by(name) } }),
      );
    const { durable, stream, filter } = DURABLES['media']!.at(-1)!;
    const consume = async (config: object) => {
      const whole = { name: durable, durable_name: durable, filter_subject: filter, deliver_policy: 'new', ...config };
      const created = JSON.stringify({ stream_name: stream, action: '', config: whole });
      await media.request(`$JS.API.CONSUMER.DELETE.${stream}.${durable}`);
      return (await media.request(`$JS.API.CONSUMER.CREATE.${stream}.${durable}.${filter}`, created)).json();
    };
    const arrived = () => received.length + refusals().length;
    const push = { deliver_subject: InviteAccount.subject, deliver_group: 'identity', ack_policy: 'none' };
    expect(await consume(push)).not.toHaveProperty('error');
    store('pushed');
    await eventually('it is pushed', () => expect(arrived()).toBe(1));
    expect(await consume({ ack_policy: 'explicit' })).not.toHaveProperty('error');
    store('pulled');
    await eventually('it is pulled', () => {
      media.publish(`$JS.API.CONSUMER.MSG.NEXT.${stream}.${durable}`, '', { reply: InviteAccount.subject });
      expect(arrived()).toBe(2);
    });
    await expect(gateway.requests.send(InviteAccount, invited, by('gateway'))).rejects.toThrow();
    expect(received).toEqual(['gateway']);
    await Promise.all([media.close(), gateway.close(), streams.close(), identity.stop()]);
  });
});
