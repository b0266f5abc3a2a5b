import type { ServerResponse } from 'node:http';
import { type BeforeApplicationShutdown, Controller, Get, Req, Res } from '@nestjs/common';
import { DomainError } from '@tedarik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AdministratorSessions } from '../../administrators/administrator-sessions.js';
import { BACK_OFFICE } from '../back-office-paths.js';
import { LiveChanges } from './live-changes.js';

const LOOK_AGAIN_MS = 25_000;

/** GET /yonetici/canli: server-sent events with the names of lists that may have changed. Listening does not extend a session. */
@Controller(BACK_OFFICE)
export class LiveController implements BeforeApplicationShutdown {
  private readonly open = new Set<ServerResponse>();

  constructor(
    private readonly sessions: AdministratorSessions,
    private readonly changes: LiveChanges,
  ) {}

  @Get('canli')
  async listen(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!(await this.sessions.peek(request))) throw new DomainError('sign-in-required', 'unauthenticated');
    const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' };
    reply.hijack();
    reply.raw.writeHead(200, { ...reply.getHeaders(), ...headers } as Record<string, string>);
    reply.raw.write(': merhaba\n\n');
    this.follow(request, reply.raw);
  }

  /** Ends the streams: they never end by themselves, and a shutdown would wait for them. */
  beforeApplicationShutdown(): void {
    for (const stream of this.open) stream.end();
  }

  private follow(request: FastifyRequest, stream: ServerResponse): void {
    const stopListening = this.changes.listen((lists) => stream.write(`data: ${JSON.stringify(lists)}\n\n`));
    // Keeps proxies from closing the stream, and ends it with the session. While sessions cannot be read, the stream continues.
    const timer = setInterval(() => {
      void this.sessions
        .peek(request)
        .then((session) => (session ? stream.write(': \n\n') : stream.end()))
        .catch(() => undefined);
    }, LOOK_AGAIN_MS).unref();
    this.open.add(stream);
    stream.on('close', () => {
      stopListening();
      clearInterval(timer);
      this.open.delete(stream);
    });
  }
}
