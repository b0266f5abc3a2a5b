import { JetStreamApiCodes, JetStreamApiError, JetStreamError } from '@nats-io/jetstream';
import { errors } from '@nats-io/transport-node';

/** There is no connection to NATS at the moment, and nothing was sent. */
export class NatsUnavailable extends Error {
  constructor() {
    super('NATS is not reachable');
  }
}

const OUTAGES = [
  NatsUnavailable,
  errors.ClosedConnectionError,
  errors.ConnectionError,
  errors.DrainingConnectionError,
  errors.RequestError,
  errors.TimeoutError,
  JetStreamError,
];

/** True when NATS or JetStream was unreachable or out of resources, so that the caller may retry later. */
export function isNatsOutage(error: unknown): boolean {
  if (error instanceof JetStreamApiError) return error.status >= 500;
  return isNoResponders(error) || OUTAGES.some((outage) => error instanceof outage);
}

/** Nobody subscribes to (or, for JetStream, captures) the subject. The client wraps this once or twice. */
export function isNoResponders(error: unknown): boolean {
  if (error instanceof errors.NoRespondersError) return true;
  return error instanceof Error && error.cause !== undefined && isNoResponders(error.cause);
}

/** JetStream does not have this stream or durable. */
export function isMissing(error: unknown, what: 'StreamNotFound' | 'ConsumerNotFound'): boolean {
  return error instanceof JetStreamApiError && error.code === JetStreamApiCodes[what];
}
