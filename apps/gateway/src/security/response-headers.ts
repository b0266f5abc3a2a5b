import { currentTrace } from '@tedarik/service-kit';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config.js';

/** A13: nothing from other origins, no inline scripts, no framing. State and JSON-LD are data blocks, not scripts. */
export const CONTENT_SECURITY_POLICY =
  "default-src 'self'; script-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

type Security = Pick<GatewayConfig, 'PUBLIC_URL' | 'MAP_STYLE_URL' | 'MAP_ORIGINS'>;

/** The policy of public pages. A map's style, tiles and fonts may come from the configured origins only. */
export function publicPolicy({ MAP_STYLE_URL, MAP_ORIGINS = '' }: Security): string {
  if (!MAP_STYLE_URL) return CONTENT_SECURITY_POLICY;
  const named = [MAP_STYLE_URL, ...MAP_ORIGINS.split(',')].map((address) => address.trim()).filter(Boolean);
  const origins = [...new Set(named.map((address) => new URL(address).origin))].join(' ');
  const pictures = "img-src 'self' data:";
  return `${CONTENT_SECURITY_POLICY.replace(pictures, `${pictures} blob: ${origins}`)}; connect-src 'self' ${origins}`;
}

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
const ONE_YEAR_S = 31_536_000;

/** Headers of every response. */
export const securityHeaders = (config: Security): Record<string, string> => ({
  ...HEADERS,
  'content-security-policy': publicPolicy(config),
  ...(config.PUBLIC_URL.startsWith('https:') && {
    'strict-transport-security': `max-age=${ONE_YEAR_S}; includeSubDomains`,
  }),
});

/** Sets the security headers and the trace id on every response of the application. */
export function addSecurityHeaders(instance: FastifyInstance, config: Security): void {
  const headers = securityHeaders(config);
  instance.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers).header('x-trace-id', currentTrace());
    done();
  });
}
