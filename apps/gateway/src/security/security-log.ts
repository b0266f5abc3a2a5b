import type { Metrics } from '@tedarik/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkKey } from '../limits/limit-keys.js';

/** What goes on record and is counted. A sign-in with a second factor has two steps, and each counts as one. */
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
/** The rest of what goes on record when it succeeds. */
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
  /** As it is declared: what stands in an address may be a secret. */
  route: string;
  status: number;
  /** As limits count it. */
  address: string;
  /** Id of the account whose session came along. */
  account?: string;
}

const accounts = new WeakMap<FastifyRequest, string>();

/** Says whose request it is, for the line that it may leave. */
export const noteAccount = (request: FastifyRequest, accountId: string): void => void accounts.set(request, accountId);

/** One line for each event of a kind above, so that a pattern of them can be seen. No names, nothing that was sent. */
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

/** Counts the lines. Each kind begins at 0: Prometheus would not see the first event of one that appears only with it. */
export function securityCounter(metrics: Metrics): (event: Pick<SecurityEvent, 'kind'>) => void {
  const events = metrics.counter('gateway_security_events_total', 'Lines of the security log', ['kind']);
  for (const kind of KINDS) events.inc({ kind }, 0);
  return ({ kind }) => events.inc({ kind });
}
