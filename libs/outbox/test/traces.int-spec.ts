import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { Controller, Injectable, Module, type OnApplicationBootstrap, Post } from '@nestjs/common';
import { defineCommand } from '@tedarik/commands';
import { CategoryChanged } from '@tedarik/events';
import {
  defineConsumer,
  handledBy,
  handlersIn,
  Messaging,
  MessagingModule,
  RequestClient,
  withRequests,
} from '@tedarik/messaging';
import {
  Database,
  DatabaseModule,
  parseConfig,
  type RunningService,
  serviceConfig,
  startService,
} from '@tedarik/service-kit';
import {
  eventually,
  startBackingService,
  testDatabase,
  type TestBackingService,
  type TestDatabase,
} from '@tedarik/testing';
import { pino } from 'pino';
import { z } from 'zod';
import { Outbox, OUTBOX_MIGRATIONS, OutboxModule } from '../src/index.js';
import { categoryChanged } from './outbox-of-test.js';

const AddCategory = defineCommand('request.directory.add-category.v1', {
  request: z.strictObject({ name: z.string() }),
  reply: z.object({}),
});

@Injectable()
class AddCategoryHandler {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  async execute({ name }: { name: string }): Promise<Record<string, never>> {
    const { aggregateId, version, data } = categoryChanged(name);
    await this.database.transaction((session) =>
      this.outbox.append(session, CategoryChanged, { aggregateId, version, data }),
    );
    return {};
  }
}
const REQUESTS = [handledBy(AddCategory, AddCategoryHandler)];

/** Takes a write over HTTP and sends it on. */
@Controller()
class Gateway {
  constructor(private readonly requests: RequestClient) {}

  @Post('categories')
  async add(): Promise<void> {
    await this.requests.send(AddCategory, { name: 'peynir' });
  }
}

/** Stores the events that it receives. */
@Injectable()
class Projection implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly messaging: Messaging,
  ) {}

  onApplicationBootstrap(): void {
    this.messaging.consumers.run(
      defineConsumer({
        durable: 'projection',
        stream: 'DIRECTORY',
        filter: 'events.directory.category.>',
        handle: async ([event]) => {
          await this.database.db.collection('projection').insertOne({ name: event!.id });
        },
        onGap: () => Promise.resolve(),
      }),
    );
  }
}

interface Span {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}
interface Exported {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

describe('traces', () => {
  const spans: Span[] = [];
  let collector: Server;
  let nats: TestBackingService;
  let database: TestDatabase;
  let service: RunningService;

  beforeAll(async () => {
    collector = createServer((request, response) => {
      void json(request).then((body) => {
        const exported = (body as Exported).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans);
        spans.push(...exported.flatMap((scope) => scope.spans));
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
    process.env['OTEL_BSP_SCHEDULE_DELAY'] = '50';
    nats = await startBackingService('nats');
    database = testDatabase('traces');
    const messaging = { name: 'directory', servers: nats.url };

    @Module({
      imports: [
        MessagingModule.forRoot(messaging),
        DatabaseModule.forRoot({ MONGODB_URL: database.uri, MONGODB_DB: database.db }, [...OUTBOX_MIGRATIONS]),
        OutboxModule.forRoot({ service: 'directory' }),
      ],
      controllers: [Gateway],
      providers: [Projection, ...handlersIn(REQUESTS)],
    })
    class Service {}
    service = await startService(Service, {
      name: 'directory',
      config: parseConfig(serviceConfig, { ...process.env, OPS_PORT: '0', NATS_URL: nats.url }),
      logger: pino({ level: 'silent' }),
      beforeListen: withRequests(messaging, REQUESTS),
    });
    await eventually('it takes requests', async () => expect((await fetch(`${service.url}/readyz`)).status).toBe(200));
  });
  afterAll(async () => {
    delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
    delete process.env['OTEL_BSP_SCHEDULE_DELAY'];
    await service?.stop();
    await database?.drop();
    await nats?.stop();
    collector?.close();
  });

  it('lead from the request of a client over NATS, the outbox and JetStream to what a consumer stores', async () => {
    const [trace, client] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
    const headers = { traceparent: `00-${trace}-${client}-01` };
    expect((await fetch(`${service.url}/categories`, { method: 'POST', headers })).status).toBe(201);
    const way = [
      'POST /categories',
      'request.directory.add-category.v1',
      'request.directory.add-category.v1',
      'projection',
      'insert projection',
    ];
    const wayTo = (span: Span | undefined): string[] =>
      span ? [...wayTo(spans.find(({ spanId }) => spanId === span.parentSpanId)), span.name] : [];
    const named = (name: string) => spans.find((span) => span.name === name);
    await eventually('the whole way is told', () => expect(wayTo(named('insert projection'))).toEqual(way));
    expect(named(way[0]!)?.parentSpanId).toBe(client);
    expect(wayTo(named('insert outbox'))).toEqual([...way.slice(0, 3), 'insert outbox']);
    expect(wayTo(named('commitTransaction'))).toEqual([...way.slice(0, 3), 'commitTransaction']);
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([trace]));
  });
});
