import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
  tsv: 'text/tab-separated-values; charset=utf-8',
};
export type FileFormat = keyof typeof TYPES;

/** A file as it is being made: `text` is read as fast as it is taken. `now` is in its name. */
export function sendFile(
  reply: FastifyReply,
  name: string,
  format: FileFormat,
  now: Date,
  text: AsyncIterable<string>,
) {
  const [today] = now.toISOString().split('T');
  void reply
    .type(TYPES[format])
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}-${today}.${format}"`)
    .send(Readable.from(text));
}
