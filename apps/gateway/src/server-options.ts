import cookies from '@fastify/cookie';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Metrics, type ServiceOptions } from '@tedarik/service-kit';
import type { GatewayConfig } from './config.js';
import { sendProblem } from './errors/problem.js';
import { refuseCrossSiteRequests, takeOneClicks, takeUploads } from './security/cross-site.js';
import { isText } from './page-cache/page-address.js';
import { limitConnections } from './security/connections.js';
import { addSecurityHeaders } from './security/response-headers.js';
import { logForSecurity, securityCounter } from './security/security-log.js';
import { hangUpOnSlowBodies, LONGEST_UPLOAD_MS } from './security/slow-bodies.js';

// A blog post of the back office is the largest thing that is posted (GEN-19).
const LARGEST_BODY = 450 * 1024;
// An address of a picture, as part of our own, is the longest (2,048 characters, written in a third more).
const LONGEST_PART_OF_A_PATH = 2_800;
const LONGEST_REQUEST_MS = 30_000;
const LONGEST_HEADERS_MS = 10_000;
// Node looks for slow ones every 30 s only, unless told otherwise.
const LOOK_FOR_SLOW_ONES_EVERY_MS = 2_000;

// Each holds a file; the parts of the system need some, too.
const MOST_CONNECTIONS = 10_000;
// An office of a hundred browsers behind one address has no more.
const MOST_OF_ONE_ADDRESS = 600;

/** How the gateway stands in the open: its public port, what it takes in, and what is on every answer. */
export const serverOptions = (config: GatewayConfig): Omit<ServiceOptions, 'logger'> => ({
  name: 'gateway',
  config,
  publicServer: { port: config.PORT, host: config.HOST },
  fastify: {
    bodyLimit: LARGEST_BODY,
    routerOptions: { maxParamLength: LONGEST_PART_OF_A_PATH },
    requestTimeout: LONGEST_UPLOAD_MS,
    http: { headersTimeout: LONGEST_HEADERS_MS, connectionsCheckingInterval: LOOK_FOR_SLOW_ONES_EVERY_MS },
    // Its own refusal is worded by the framework; of '//' our refusal of bad addresses takes care.
    rewriteUrl: ({ url = '' }) => (isText(url.split('?')[0] ?? '') ? url : '//'),
    trustProxy: config.TRUSTED_PROXIES ?? false,
  },
  beforeListen: async (app: NestFastifyApplication) => {
    const instance = app.getHttpAdapter().getInstance();
    limitConnections(instance.server, {
      atAll: MOST_CONNECTIONS,
      ofOneAddress: config.TRUSTED_PROXIES ? undefined : MOST_OF_ONE_ADDRESS,
    });
    hangUpOnSlowBodies(instance, LONGEST_REQUEST_MS);
    instance.addHook('onRoute', (route) => {
      // What is refused before a controller is reached: broken bodies, other sites. Nest's own handler comes too late.
      route.errorHandler = (error, _request, reply) => sendProblem(error, reply);
    });
    addSecurityHeaders(instance, config);
    const log = new Logger('Security');
    const count = securityCounter(app.get(Metrics, { strict: false }));
    logForSecurity(instance, (event) => {
      log.log(event);
      count(event);
    });
    refuseCrossSiteRequests(instance, config.PUBLIC_URL);
    takeUploads(instance);
    takeOneClicks(instance);
    await app.register(cookies);
  },
});
