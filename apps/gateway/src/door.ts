import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ServiceOptions } from '@tedarik/service-kit';
import type { GatewayConfig } from './config.js';
import { sendProblem } from './errors/problem.js';
import { refuseCrossSiteRequests } from './security/cross-site.js';
import { addSecurityHeaders } from './security/response-headers.js';

const LARGEST_BODY = 100 * 1024;
const LONGEST_REQUEST_MS = 30_000;
const LONGEST_HEADERS_MS = 10_000;

/** How the gateway stands in the open: its public port, what it takes in, and what is on every answer. */
export const doorOptions = (config: GatewayConfig): Omit<ServiceOptions, 'logger'> => ({
  name: 'gateway',
  config,
  publicDoor: { port: config.PORT, host: config.HOST },
  fastify: { bodyLimit: LARGEST_BODY, requestTimeout: LONGEST_REQUEST_MS },
  beforeListen: (app: NestFastifyApplication) => {
    const instance = app.getHttpAdapter().getInstance();
    instance.server.headersTimeout = LONGEST_HEADERS_MS;
    instance.addHook('onRoute', (route) => {
      // What is refused before a controller is reached: broken bodies, other sites. Nest's own handler comes too late.
      route.errorHandler = (error, _request, reply) => sendProblem(error, reply);
    });
    addSecurityHeaders(instance, config.PUBLIC_URL);
    refuseCrossSiteRequests(instance, config.PUBLIC_URL);
    return Promise.resolve();
  },
});
