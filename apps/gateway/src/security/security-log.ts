import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from '../limits/limit-keys.js';

const REFUSALS = new Set([401, 403, 429]);
/** What goes on record when it succeeds: sessions that end, and files that hold what others told us. */
const WATCHED =
  /^\/(?:auth\/(?:back-office\/)?sign-out|auth\/back-office\/sessions\/|auth\/my-data|yonetici\/disa-aktar)/;

export interface SecurityEvent {
  msg: 'Refused' | 'Done';
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

/** One line for each refusal, sign-out and download, so that a pattern of them can be seen. No names, nothing that was sent. */
export function logForSecurity(instance: FastifyInstance, write: (event: SecurityEvent) => void): void {
  instance.addHook('onResponse', (request, { statusCode: status }, done) => {
    const { url: route = '' } = request.routeOptions;
    if (REFUSALS.has(status) || (status < 300 && WATCHED.test(route))) {
      const msg = REFUSALS.has(status) ? 'Refused' : 'Done';
      const account = accounts.get(request);
      const address = addressKey(request.ip);
      write({ msg, method: request.method, route, status, address, ...(account !== undefined && { account }) });
    }
    done();
  });
}
