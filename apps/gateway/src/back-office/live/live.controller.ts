import type { ServerResponse } from 'node:http';
import { type BeforeApplicationShutdown, Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { administratorOf } from '../../administrators/administrator.js';
import { AdministratorSessions } from '../../administrators/administrator-sessions.js';
import { tooMany } from '../../limits/rate-limits.js';
import { BACK_OFFICE } from '../back-office-paths.js';
import { LiveChanges } from './live-changes.js';

const LOOK_AGAIN_MS = 25_000;
/** Each window in sight has one stream, so this is more than a person can look at. */
const MOST_OF_ONE_ACCOUNT = 20;
const TRY_AGAIN_MS = 5_000;
/** Bytes that a browser may leave unread before its stream ends. */
const MOST_UNREAD = 64 * 1024;

/** GET /yonetici/canli: server-sent events with the names of lists that may have changed. Listening does not extend a session. */
@Controller(BACK_OFFICE)
export class LiveController implements BeforeApplicationShutdown {
  /** The open streams, each with its account. */
  private readonly open = new Map<ServerResponse, string>();

  constructor(
    private readonly sessions: AdministratorSessions,
    private readonly changes: LiveChanges,
  ) {}

  @Get('canli')
  async listen(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const session = await this.sessions.peek(request);
    const { accountId } = administratorOf(session?.holder, 'panel');
    // A36: a stream is a connection that stays, and every change is written to it.
    if (this.countOf(accountId) >= MOST_OF_ONE_ACCOUNT) throw tooMany(TRY_AGAIN_MS);
    const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' };
    reply.hijack();
    // It left while its session was looked up; nothing would end the stream.
    if (reply.raw.destroyed) return;
    reply.raw.writeHead(200, { ...reply.getHeaders(), ...headers } as Record<string, string>);
    reply.raw.write(': merhaba\n\n');
    this.open.set(reply.raw, accountId);
    this.follow(request, reply.raw);
  }

  /** Ends the streams: they never end by themselves, and a shutdown would wait for them. */
  beforeApplicationShutdown(): void {
    for (const stream of this.open.keys()) stream.end();
  }

  private countOf(accountId: string): number {
    return [...this.open.values()].filter((one) => one === accountId).length;
  }

  private follow(request: FastifyRequest, stream: ServerResponse): void {
    const stopListening = this.changes.listen((lists) => say(stream, `data: ${JSON.stringify(lists)}\n\n`));
    // Keeps proxies from closing the stream, and ends it with the session. While sessions cannot be read, the stream continues.
    const timer = setInterval(() => {
      void this.sessions
        .peek(request)
        .then((session) => (session ? say(stream, ': \n\n') : stream.end()))
        .catch(() => undefined);
    }, LOOK_AGAIN_MS).unref();
    stream.on('close', () => {
      stopListening();
      clearInterval(timer);
      this.open.delete(stream);
    });
  }
}

/** A browser that reads nothing must not make this process store what it should read. */
function say(stream: ServerResponse, text: string): void {
  if (stream.writableLength > MOST_UNREAD) stream.destroy();
  else stream.write(text);
}
