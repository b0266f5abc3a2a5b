import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Passes an `application/octet-stream` body to its handler as a stream instead of reading it into memory. */
export async function registerStreamBodyParser(app: NestFastifyApplication): Promise<void> {
  app
    .getHttpAdapter()
    .getInstance()
    .addContentTypeParser('application/octet-stream', { bodyLimit: Number.MAX_SAFE_INTEGER }, (_request, body, done) =>
      done(null, body),
    );
  return Promise.resolve();
}
