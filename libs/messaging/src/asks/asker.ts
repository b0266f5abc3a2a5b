import { Failure, type Ask, type AskContext } from '@tedarik/commands';
import { currentTrace, newId } from '@tedarik/service-kit';
import type { NatsConnection } from '@nats-io/transport-node';
import type { NatsLink } from '../connection/nats-link.js';
import { isNobodyThere } from '../connection/outage.js';
import { MAX_MESSAGE_BYTES } from '../message-size.js';
import { AskFailed } from './ask-failed.js';
import { wholeReply } from './rows-of-replies.js';

/** What Nest's NATS server answers. */
interface ReplyPacket {
  response?: unknown;
  err?: unknown;
}

/** Asks services and waits for the reply: at most the ask's deadline, and no longer than the connection stands. */
export class Asker {
  constructor(private readonly link: NatsLink) {}

  /** Throws AskFailed, and nothing else. A deadline in the context shortens the ask's own, never lengthens it. */
  async ask<Request, Reply>(
    ask: Ask<Request, Reply>,
    request: Request,
    { deadlineAt: latest = Infinity, ...context }: Partial<AskContext> = {},
  ): Promise<Reply> {
    const deadlineAt = Math.min(Date.now() + ask.deadlineMs, latest);
    const trace = currentTrace() || undefined;
    const read = (rowsFrom: number) =>
      this.askOnce(ask, request, { trace, ...context, deadlineAt, ...(rowsFrom > 0 && { rowsFrom }) });
    return (await wholeReply(ask, read)) as Reply;
  }

  private async askOnce(
    ask: Pick<Ask, 'subject'>,
    request: unknown,
    { deadlineAt, ...context }: AskContext & { deadlineAt: number },
  ): Promise<unknown> {
    const timeLeftMs = deadlineAt - Date.now();
    if (timeLeftMs <= 0) throw new AskFailed(ask.subject, failure('deadline-passed', 'unavailable'));
    const sent: AskContext = { ...context, timeLeftMs };
    const packet = JSON.stringify({ pattern: ask.subject, id: newId(), data: { data: request, context: sent } });
    const bytes = Buffer.byteLength(packet);
    if (bytes > MAX_MESSAGE_BYTES) {
      throw new AskFailed(ask.subject, { ...failure('message-too-large', 'invalid'), details: { bytes } });
    }
    return this.send(ask.subject, packet, timeLeftMs);
  }

  private async send(subject: string, packet: string, timeout: number): Promise<unknown> {
    const connection = this.connectionFor(subject);
    const message = await this.link
      .unlessLost(connection.request(subject, packet, { timeout }))
      .catch((error: unknown) => Promise.reject(notAnswered(subject, error)));
    const { response, err } = message.json<ReplyPacket>();
    if (err === undefined || err === null) return response;
    const known = Failure.safeParse(err);
    throw new AskFailed(subject, known.success ? known.data : failure('unexpected', 'unexpected'));
  }

  private connectionFor(subject: string): NatsConnection {
    try {
      return this.link.connection();
    } catch {
      throw new AskFailed(subject, failure('service-unavailable', 'unavailable'));
    }
  }
}

function notAnswered(subject: string, error: unknown): AskFailed {
  const code = isNobodyThere(error) ? 'service-unavailable' : 'outcome-unknown';
  return new AskFailed(subject, failure(code, 'unavailable'));
}

function failure(code: string, kind: Failure['kind']): Failure {
  return { code, kind, fieldErrors: [] };
}
