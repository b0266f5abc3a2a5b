import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { AuditStream, isNatsOutage } from '@tedarik/messaging';
import { Clock, DomainError } from '@tedarik/service-kit';
import { dayInIstanbul } from '@tedarik/turkish';
import type { FastifyReply } from 'fastify';
import type { Acting } from '../../graphql/acting.js';

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
  tsv: 'text/tab-separated-values; charset=utf-8',
};
export type FileFormat = keyof typeof TYPES;

interface Download {
  /** What the log knows it by; its name unless told. */
  id?: string;
  name: string;
  format: FileFormat;
  /** Read as fast as it is taken. */
  text: AsyncIterable<string>;
}

/** Files of the back office: who took which is on record before the first line leaves. */
@Injectable()
export class Downloads {
  constructor(
    private readonly audit: AuditStream,
    private readonly clock: Clock,
  ) {}

  /** A file as it is being made, with today in its name. Throws `service-unavailable` while nothing can be put on record. */
  async send(reply: FastifyReply, acting: Acting, { name, id = name, format, text }: Download): Promise<void> {
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
