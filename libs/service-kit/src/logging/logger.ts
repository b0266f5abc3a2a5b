import { pino, type DestinationStream, type Logger as PinoLogger } from 'pino';
import { currentTrace } from '../tracing/trace.js';
import { redact } from './redact.js';

/** Logs JSON lines to standard output: service, time, level by name, current trace; private values are redacted. */
export function createLogger(service: string, level: string, destination?: DestinationStream): PinoLogger {
  const options = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    // `err` is plain fields here; pino's own serializer would drop them.
    serializers: { err: (error: unknown) => error },
    formatters: { level: (label: string) => ({ level: label }), log: redact },
    mixin: () => (currentTrace() ? { trace: currentTrace() } : {}),
  };
  return destination ? pino(options, destination) : pino(options);
}
