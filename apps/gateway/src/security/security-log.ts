import type { Metrics } from '@tedarik/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkKey } from '../limits/limit-keys.js';

/** Kinds of logged and counted events. A sign-in with a second factor has two steps, and each counts as one event. */
const KINDS = [
  'sign-in',
  'sign-in-refused',
  'code-refused',
  'refused',
  'limit-reached',
  'session-end',
  'credentials-change',
  'export',
] as const;
type Kind = (typeof KINDS)[number];

const SECOND_STEP = '/auth/back-office/sign-in/code';
const SIGN_IN = new Set([
  ...['/auth/sign-in', '/auth/back-office/sign-in'],
  ...['/auth/back-office/sign-in/passkey', SECOND_STEP],
]);
/** Other routes whose success is logged. */
const WATCHED: [Kind, RegExp][] = [
  ['session-end', /^\/auth\/(?:back-office\/)?sign-out|^\/auth\/back-office\/sessions\//],
  [
    'credentials-change',
    /^\/auth\/back-office\/(?:password|second-factor\/(?:confirm|recovery-codes|remove)|passkeys\/(?:add|remove))$/,
  ],
  ['export', /^\/auth\/my-data|^\/yonetici\/(?:disa-aktar|ice-aktarim\/:id\/satirlar)/],
];

export interface SecurityEvent {
  msg: 'Refused' | 'Done';
  kind: Kind;
  method: string;
  /** The route pattern, not the address, which may contain a secret. */
  route: string;
  status: number;
  /** The address in the form that limits count. */
  address: string;
  /** Id of the account of the request's session. */
  account?: string;
}

const accounts = new WeakMap<FastifyRequest, string>();

/** Remembers the account of a request for its line in the security log. */
export const noteAccount = (request: FastifyRequest, accountId: string): void => void accounts.set(request, accountId);

/** Writes one line for each event of the kinds above, so that patterns can be detected. Contains no names and nothing from the body. */
export function logForSecurity(instance: FastifyInstance, write: (event: SecurityEvent) => void): void {
  instance.addHook('onResponse', (request, { statusCode: status }, done) => {
    const { url: route = '' } = request.routeOptions;
    const kind = kindOf(route, status);
    if (kind) {
      const msg = status < 300 ? 'Done' : 'Refused';
      const account = accounts.get(request);
      const address = networkKey(request.ip);
      write({ msg, kind, method: request.method, route, status, address, ...(account !== undefined && { account }) });
    }
    done();
  });
}

function kindOf(route: string, status: number): Kind | undefined {
  if (status === 429) return 'limit-reached';
  if (status === 401 && SIGN_IN.has(route)) return route === SECOND_STEP ? 'code-refused' : 'sign-in-refused';
  if (status === 401 || status === 403) return 'refused';
  if (status >= 300) return undefined;
  return SIGN_IN.has(route) ? 'sign-in' : WATCHED.find(([, pattern]) => pattern.test(route))?.[0];
}

/** Counts the lines. Each kind starts at 0, because Prometheus would miss the first increase of a series that appears with it. */
export function securityCounter(metrics: Metrics): (event: Pick<SecurityEvent, 'kind'>) => void {
  const events = metrics.counter('gateway_security_events_total', 'Lines of the security log', ['kind']);
  for (const kind of KINDS) events.inc({ kind }, 0);
  return ({ kind }) => events.inc({ kind });
}
