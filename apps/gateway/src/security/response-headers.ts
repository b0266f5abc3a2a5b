import { currentTrace } from '@tedarik/service-kit';
import type { FastifyInstance } from 'fastify';

/** A13: nothing from elsewhere, no inline script, in nobody's frame. State and JSON-LD are data blocks. */
export const CONTENT_SECURITY_POLICY =
  "default-src 'self'; script-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
const ONE_YEAR_S = 31_536_000;

/** What is on every answer. */
export const securityHeaders = (publicUrl: string): Record<string, string> =>
  publicUrl.startsWith('https:')
    ? { ...HEADERS, 'strict-transport-security': `max-age=${ONE_YEAR_S}; includeSubDomains` }
    : { ...HEADERS };

/** Puts the security headers and the trace id on every answer of the application. */
export function addSecurityHeaders(instance: FastifyInstance, publicUrl: string): void {
  const headers = securityHeaders(publicUrl);
  instance.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers).header('x-trace-id', currentTrace());
    done();
  });
}
