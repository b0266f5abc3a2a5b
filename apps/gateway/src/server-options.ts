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
import { enforceBodyTimeout, LONGEST_UPLOAD_MS } from './security/body-timeout.js';

// The largest JSON body is a blog post of the back office (GEN-19).
const LARGEST_BODY = 450 * 1024;
// The longest path segment is the encoded address of a picture: 2,048 characters, a third longer in base64.
const LONGEST_PART_OF_A_PATH = 2_800;
const LONGEST_REQUEST_MS = 30_000;
const LONGEST_HEADERS_MS = 10_000;
// Node's default is to look for slow requests every 30 s only.
const LOOK_FOR_SLOW_ONES_EVERY_MS = 2_000;

// Each connection uses a file descriptor, and other parts of the process need some too.
const MOST_CONNECTIONS = 10_000;
// An office of a hundred browsers behind one address needs no more.
const MOST_OF_ONE_ADDRESS = 600;

/** Options of the public server: its port, limits on requests, and headers of every response. */
export const serverOptions = (config: GatewayConfig): Omit<ServiceOptions, 'logger'> => ({
  name: 'gateway',
  config,
  publicServer: { port: config.PORT, host: config.HOST },
  fastify: {
    bodyLimit: LARGEST_BODY,
    routerOptions: { maxParamLength: LONGEST_PART_OF_A_PATH },
    requestTimeout: LONGEST_UPLOAD_MS,
    http: { headersTimeout: LONGEST_HEADERS_MS, connectionsCheckingInterval: LOOK_FOR_SLOW_ONES_EVERY_MS },
    // Rewritten to '//', which is refused as a bad address with our own error shape; the framework's refusal has another one.
    rewriteUrl: ({ url = '' }) => (isText(url.split('?')[0] ?? '') ? url : '//'),
    trustProxy: config.TRUSTED_PROXIES ?? false,
  },
  beforeListen: async (app: NestFastifyApplication) => {
    const instance = app.getHttpAdapter().getInstance();
    limitConnections(instance.server, {
      atAll: MOST_CONNECTIONS,
      ofOneAddress: config.TRUSTED_PROXIES ? undefined : MOST_OF_ONE_ADDRESS,
    });
    enforceBodyTimeout(instance, LONGEST_REQUEST_MS);
    instance.addHook('onRoute', (route) => {
      // Errors before a controller runs, such as broken bodies and cross-site requests; Nest's own handler would come too late.
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
