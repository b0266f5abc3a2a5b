import { setTimeout as delay } from 'node:timers/promises';
import type { Msg, NatsConnection, Subscription } from '@nats-io/transport-node';
import { type INestApplicationContext, Logger } from '@nestjs/common';
import type { Failure } from '@tedarik/commands';
import { ServerNats, type WritePacket } from '@nestjs/microservices';
import { Metrics } from '@tedarik/service-kit';
import { connectWithRetry } from '../connection/connect-with-retry.js';
import type { MessagingOptions } from '../connection/nats-options.js';
import { createRequestHandler, type HandlerMethod, type RequestOutcome } from './request-handler.js';
import type { HandledRequest } from './handled-by.js';
import { ReplySerializer } from './reply-serializer.js';

const LONGEST_GOODBYE_MS = 20_000;
const LOST_SERVER_MS = 2_000;
/** Ten for each connection to MongoDB. With more, requests would wait longer than their senders do. */
const MOST_IN_HAND = 512;

/** Beginning of the inboxes of our clients, see natsOptions. */
const INBOX = '_INBOX';

const OVERLOADED: Failure = { code: 'service-unavailable', kind: 'unavailable', fieldErrors: [] };

/**
 * Nest's NATS server for the requests of a table. Waits for NATS as long as it takes, refuses requests at once while too many are in
 * progress, and finishes those in progress before it closes.
 */
export class RequestServer extends ServerNats {
  private readonly closing = new AbortController();
  private readonly listening: Subscription[] = [];
  private readonly log = new Logger('Requests');
  private inHand = 0;

  /** Throws if a request has two handlers, or one that the application does not provide. */
  constructor(
    private readonly messaging: MessagingOptions,
    requests: readonly HandledRequest[],
    private readonly app: Pick<INestApplicationContext, 'get'>,
  ) {
    super({ queue: messaging.name, serializer: new ReplySerializer() });
    for (const { contract, handler, method } of requests) {
      if (this.messageHandlers.has(contract.subject)) throw new Error(`${contract.subject} has two handlers`);
      const provider = app.get<Record<string, HandlerMethod>>(handler, { strict: false });
      const { seconds } = meters(app);
      const count = (outcome: RequestOutcome, took: number) =>
        seconds.observe({ request: contract.subject, outcome }, took);
      const answer = createRequestHandler(contract, (request, context) => provider[method]!(request, context), count);
      this.addHandler(contract.subject, answer);
    }
  }

  override createNatsClient() {
    return connectWithRetry({ ...this.messaging, name: `${this.messaging.name} (answers)` }, this.closing.signal);
  }

  /** Calls back only once the NATS server knows the subscriptions, because until then a request finds no responder. */
  override start(callback: () => void): void {
    super.start(() => void atMost(LOST_SERVER_MS, this.unwrap<NatsConnection>().flush()).then(callback));
  }

  override bindEvents(client: { subscribe(subject: string, options: object): Subscription }): void {
    super.bindEvents({
      subscribe: (subject: string, options: object) => {
        const subscription = client.subscribe(subject, options);
        this.listening.push(subscription);
        return subscription;
      },
    });
  }

  /**
   * H1: refuses what no client has sent. NATS does not check where JetStream delivers the messages of a consumer, so a service that may not
   * send a request could store it as an event and have it delivered here. Such a message has no inbox for the reply.
   */
  override async handleMessage(channel: string, message: Msg): Promise<void> {
    if (message.reply?.startsWith(INBOX)) await super.handleMessage(channel, message);
    else this.log.warn(`${channel} was refused: it does not come from a client`);
  }

  protected override handleRequest(...[context, produce, respond]: Parameters<ServerNats['handleRequest']>): void {
    if (this.inHand >= (this.messaging.mostInHand ?? MOST_IN_HAND)) {
      meters(this.app).refused.inc();
      void respond({ err: OVERLOADED, isDisposed: true });
      return;
    }
    this.inHand++;
    const finished = async (packet: WritePacket) => {
      try {
        await respond(packet);
      } finally {
        if (packet.isDisposed) this.inHand--;
      }
    };
    super.handleRequest(context, produce, finished);
  }

  override async close(): Promise<void> {
    this.closing.abort();
    // Draining also handles the requests that the NATS server had already sent when we stopped.
    await atMost(LOST_SERVER_MS, Promise.all(this.listening.map((subscription) => subscription.drain())));
    const giveUpAt = Date.now() + LONGEST_GOODBYE_MS;
    while (this.inHand > 0 && Date.now() < giveUpAt) await delay(20);
    if (this.listening.length > 0) await atMost(LOST_SERVER_MS, this.unwrap<NatsConnection>().flush());
    await super.close();
  }
}

function meters(app: Pick<INestApplicationContext, 'get'>) {
  const metrics = app.get(Metrics, { strict: false });
  return {
    seconds: metrics.histogram('request_duration_seconds', 'Requests over NATS, by how they ended', [
      'request',
      'outcome',
    ]),
    refused: metrics.counter('requests_refused_total', 'Requests refused because too many were in hand'),
  };
}

async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  const tooLong = new AbortController();
  const waited = delay(ms, undefined, { signal: tooLong.signal });
  await Promise.race([work, waited]).catch(() => undefined);
  tooLong.abort();
  await waited.catch(() => undefined);
}
