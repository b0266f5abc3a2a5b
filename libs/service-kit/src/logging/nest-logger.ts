import type { LoggerService } from '@nestjs/common';
import type { Level, Logger as PinoLogger } from 'pino';

/** Nest's `new Logger('Context')` on pino. A first argument that is an object becomes fields of the line. */
export class NestLogger implements LoggerService {
  constructor(private readonly pino: PinoLogger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write('info', message, rest);
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }
  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }
  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }
  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  private write(level: Level, message: unknown, rest: unknown[]): void {
    const context = typeof rest.at(-1) === 'string' ? rest.at(-1) : undefined;
    const others = context === undefined ? rest : rest.slice(0, -1);
    const fields: Record<string, unknown> = { ...(context !== undefined && { context }) };
    for (const other of others) Object.assign(fields, asFields(other));
    if (typeof message === 'object' && message !== null) Object.assign(fields, asFields(message));
    const text = message instanceof Error ? message.message : typeof message === 'string' ? message : undefined;
    this.pino[level](fields, text);
  }
}

function asFields(value: unknown): object {
  if (value instanceof Error) return { err: value };
  if (typeof value === 'string') return { stack: value };
  return typeof value === 'object' && value !== null ? value : {};
}
