import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServiceTokenGuard } from '../http/service-token.guard.js';
import type { Readiness } from '../health/readiness.js';
import type { Metrics } from '../metrics/metrics.js';

/**
 * The operations port. Listens before the application exists, so that a process that waits for a part is seen to live,
 * and after it has closed. Anything but /livez, /readyz and /metrics goes to the application while it is open. Other
 * machines are requested the service token before /readyz and /metrics.
 */
export class OperationsDoor {
  // A body comes through the gateway, as slowly as its sender's line; the gateway says how long that may take.
  private readonly server: Server = createServer(
    { requestTimeout: 0 },
    (request, response) => void this.answer(request, response),
  );
  private application: RequestListener | undefined;
  private isOpen = false;
  private inFlight = 0;
  private onIdle: (() => void) | undefined;

  constructor(
    private readonly readiness: Readiness,
    private readonly metrics: Metrics,
    private readonly token: ServiceTokenGuard,
  ) {}

  /** For Fastify: its routes are answered through this door. */
  readonly serverFactory = (handler: RequestListener): Server => {
    this.application = handler;
    return this.server;
  };

  /** Resolves with the address once it listens. */
  async listen(port: number, host: string): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject).listen(port, host, () => resolve());
    });
    return `http://${host}:${(this.server.address() as AddressInfo).port}`;
  }

  open(): void {
    this.isOpen = true;
  }

  /** Takes no more requests for the application; resolves when those in hand are answered. */
  async shut(): Promise<void> {
    this.isOpen = false;
    if (this.inFlight > 0) await new Promise<void>((resolve) => (this.onIdle = resolve));
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    this.server.closeIdleConnections();
    await closed;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url?.split('?')[0];
    // What this process is made of and does is not for whoever reaches the port from another machine.
    if (
      (path === '/readyz' || path === '/metrics') &&
      !isOfThisMachine(request) &&
      !this.token.isShownIn(request.headers)
    ) {
      return send(response, 401, 'text/plain', 'unauthorized');
    }
    switch (path) {
      case '/livez':
        return send(response, 200, 'text/plain', 'alive');
      case '/readyz': {
        const report = await this.readiness.report();
        return send(response, report.ready ? 200 : 503, 'application/json', JSON.stringify(report));
      }
      case '/metrics':
        return send(response, 200, this.metrics.registry.contentType, await this.metrics.registry.metrics());
      default:
        return this.pass(request, response);
    }
  }

  private pass(request: IncomingMessage, response: ServerResponse): void {
    if (!this.isOpen || !this.application) return send(response, 503, 'text/plain', 'not ready');
    this.inFlight += 1;
    response.once('close', () => {
      this.inFlight -= 1;
      if (this.inFlight === 0) this.onIdle?.();
    });
    this.application(request, response);
  }
}

function isOfThisMachine({ socket: { remoteAddress = '' } }: IncomingMessage): boolean {
  return /^(::ffff:)?127\.|^::1$/.test(remoteAddress);
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}
