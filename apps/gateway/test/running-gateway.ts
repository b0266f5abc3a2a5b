import { type AddressInfo, connect } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Agent, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import { Readable } from 'node:stream';
import { parseConfig, startService } from '@tedarik/service-kit';
import { backingServiceUrls } from '@tedarik/testing';
import { appModule } from '../src/app.module.js';
import { gatewayConfig } from '../src/config.js';
import { serverOptions } from '../src/server-options.js';
import { webStandIn } from './web-stand-in.js';

export const SITE = 'https://tezgah.example';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  /** The body as text, without decompression. */
  text: string;
  json: () => ReturnType<JSON['parse']>;
}

export interface GatewayRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Readable;
}

export interface RunningGateway {
  /** `path` is sent exactly as written. */
  fetch(path: string, options?: GatewayRequest): Promise<Answer>;
  /** Posts to /graphql as a browser of the site does. */
  graphql(body: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Opens an endless stream; `text` returns what has arrived so far. */
  listen(path: string, headers: Record<string, string>): { text: () => string; hangUp: () => void };
  /** Sends only the beginning of a request; resolves with everything received until the gateway closes the connection. */
  dial(beginning: string): Promise<string>;
  /** How long the server waits for headers and for the whole request. */
  limits(): { headersMs: number; requestMs: number };
  /** The metrics as Prometheus reads them. */
  metrics(): Promise<string>;
  stop(): Promise<void>;
}

/** Starts the whole gateway around a small web app, configured by `env`. */
export async function runningGateway(env: Record<string, string>): Promise<RunningGateway> {
  const config = parseConfig(gatewayConfig, {
    NODE_ENV: 'production',
    LOG_LEVEL: 'fatal',
    OPS_PORT: '0',
    PORT: '0',
    SERVICE_TOKEN: 'a-token-of-tests-only',
    PUBLIC_URL: `${SITE}/`,
    REDIS_URL: backingServiceUrls().redisUrl,
    // All tests share one address.
    SEARCHES_PER_MINUTE: '0',
    MADE_AT_ONCE: '0',
    // On a busy machine even a healthy store may reply late.
    REDIS_ANSWER_WITHIN_MS: '5000',
    SEARCH_ANSWER_WITHIN_MS: '6000',
    REQUESTS_WAIT_AT_LEAST_MS: '8000',
    ...env,
  });
  const folder = await mkdtemp(join(tmpdir(), 'gateway-web-'));
  const service = await startService(appModule(config, await webStandIn(folder)), serverOptions(config));
  const server: Server = service.app.getHttpServer();
  const { port } = server.address() as AddressInfo;
  // Keep-alive, as in a browser; unusual requests get a connection of their own.
  const agent = new Agent({ keepAlive: true });
  return {
    metrics: async () => (await fetch(`${service.url}/metrics`)).text(),
    fetch: (path, options = {}) => exchange(port, path, options, false),
    graphql: (body, headers = {}) => {
      const all = { 'content-type': 'application/json', origin: SITE, ...headers };
      return exchange(port, '/graphql', { method: 'POST', headers: all, body: JSON.stringify(body) }, agent);
    },
    listen: (path, headers) => listening(port, path, headers),
    dial: (beginning) => heardUntilHungUp(port, beginning),
    limits: () => ({ headersMs: server.headersTimeout, requestMs: server.requestTimeout }),
    stop: async () => {
      agent.destroy();
      await service.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function exchange(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: GatewayRequest,
  agent: Agent | false,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port, path, method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const text = bytes.toString('utf8');
        const { statusCode = 0, headers: got } = response;
        resolve({ status: statusCode, headers: got, bytes, text, json: () => JSON.parse(text) as unknown });
      });
    });
    sent.on('error', reject);
    if (body instanceof Readable) body.on('error', (error) => sent.destroy(error)).pipe(sent);
    else sent.end(body);
  });
}

function listening(port: number, path: string, headers: Record<string, string>) {
  let heard = '';
  const sent = httpRequest({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
    response.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    response.on('error', () => undefined);
  });
  sent.on('error', () => undefined).end();
  return { text: () => heard, hangUp: () => sent.destroy() };
}

function heardUntilHungUp(port: number, beginning: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    connect({ host: '127.0.0.1', port })
      .on('data', (chunk) => (heard += chunk.toString()))
      .on('error', reject)
      .on('close', () => resolve(heard))
      .write(beginning);
  });
}
