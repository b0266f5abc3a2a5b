import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { AuditStream, isNatsOutage } from '@tedarik/messaging';
import { Clock, DomainError } from '@tedarik/service-kit';
import { dayInIstanbul } from '@tedarik/turkish';
import type { FastifyReply } from 'fastify';
import type { AdministratorContext } from '../../graphql/administrator-context.js';

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
  tsv: 'text/tab-separated-values; charset=utf-8',
};
export type FileFormat = keyof typeof TYPES;

interface Download {
  /** The id in the audit log; defaults to `name`. */
  id?: string;
  name: string;
  format: FileFormat;
  /** Streamed: read only as fast as the client takes it. */
  text: AsyncIterable<string>;
}

/** Sends files of the back office. The audit log records who downloads a file before its first line is sent. */
@Injectable()
export class Downloads {
  constructor(
    private readonly audit: AuditStream,
    private readonly clock: Clock,
  ) {}

  /** Streams a file with today's date in its name. Throws `service-unavailable` while the download cannot be recorded. */
  async send(
    reply: FastifyReply,
    acting: AdministratorContext,
    { name, id = name, format, text }: Download,
  ): Promise<void> {
    const file = `${name}-${dayInIstanbul(this.clock.now())}.${format}`;
    const record = { kind: 'file', id, name: file };
    await this.audit.record(acting, { action: 'downloaded', record, before: null, after: null }).catch(refused);
    void reply
      .type(TYPES[format])
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${file}"`)
      .send(Readable.from(text));
  }
}

function refused(error: unknown): never {
  throw isNatsOutage(error) ? new DomainError('service-unavailable', 'unavailable') : error;
}
