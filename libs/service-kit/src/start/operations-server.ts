import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServiceTokenGuard } from '../http/service-token.guard.js';
import type { Readiness } from '../readiness.js';
import type { Metrics } from '../metrics.js';

/**
 * The operations port. It listens before the application exists and until after it has closed, so that a process that waits for a backing
 * service counts as alive. Requests to other paths than /livez, /readyz and /metrics are passed to the application while it is open. From
 * other machines, /readyz and /metrics need the service token.
 */
export class OperationsServer {
  // No timeout here: a body arrives through the gateway as slowly as its sender sends it, and the gateway has a timeout.
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

  /** Passed to Fastify, so that this server serves its routes. */
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

  /** Accepts no more requests for the application. Resolves when the current ones have been answered. */
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
    // Other machines must not learn about the internals of this process.
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
