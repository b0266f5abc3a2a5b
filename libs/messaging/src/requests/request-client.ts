import { Failure, type RequestContract, type RequestContext } from '@tedarik/commands';
import { inSpan, newId, SpanKind, traceparent } from '@tedarik/service-kit';
import type { NatsConnection } from '@nats-io/transport-node';
import type { NatsLink } from '../connection/nats-link.js';
import { isNoResponders } from '../connection/outage.js';
import { MAX_MESSAGE_BYTES } from '../message-size.js';
import { RequestFailed } from './request-failed.js';
import { joinReplyPages } from './reply-pages.js';

/** The reply format of Nest's NATS server. */
interface ReplyPacket {
  response?: unknown;
  err?: unknown;
}

/** Sends requests to services and waits for the reply until the request's deadline or the loss of the connection. */
export class RequestClient {
  constructor(
    private readonly link: NatsLink,
    private readonly patienceMs = 0,
  ) {}

  /** Throws only RequestFailed. A deadline in the context may shorten the request's own, but never extends it. */
  async send<Request, Reply>(
    contract: RequestContract<Request, Reply>,
    request: Request,
    { deadlineAt: latest = Infinity, ...context }: Partial<RequestContext> = {},
  ): Promise<Reply> {
    const deadlineAt = Math.min(Date.now() + Math.max(contract.deadlineMs, this.patienceMs), latest);
    return inSpan(contract.subject, { kind: SpanKind.CLIENT }, async () => {
      const trace = traceparent();
      const read = (rowsFrom: number) =>
        this.sendPart(contract, request, { ...context, trace, deadlineAt, ...(rowsFrom > 0 && { rowsFrom }) });
      return (await joinReplyPages(contract, read)) as Reply;
    });
  }

  private async sendPart(
    contract: Pick<RequestContract, 'subject' | 'isQuery'>,
    request: unknown,
    { deadlineAt, ...context }: RequestContext & { deadlineAt: number },
  ): Promise<unknown> {
    const timeLeftMs = deadlineAt - Date.now();
    if (timeLeftMs <= 0) throw new RequestFailed(contract.subject, failure('deadline-passed', 'unavailable'));
    const sent: RequestContext = { ...context, timeLeftMs };
    const packet = JSON.stringify({ pattern: contract.subject, id: newId(), data: { data: request, context: sent } });
    const bytes = Buffer.byteLength(packet);
    if (bytes > MAX_MESSAGE_BYTES) {
      throw new RequestFailed(contract.subject, { ...failure('message-too-large', 'invalid'), details: { bytes } });
    }
    return this.exchange(contract, packet, timeLeftMs);
  }

  private async exchange(
    { subject, isQuery }: Pick<RequestContract, 'subject' | 'isQuery'>,
    packet: string,
    timeout: number,
  ): Promise<unknown> {
    const connection = this.connectionFor(subject);
    const message = await this.link
      .unlessLost(connection.request(subject, packet, { timeout }))
      .catch((error: unknown) => {
        const code = isQuery || isNoResponders(error) ? 'service-unavailable' : 'outcome-unknown';
        throw new RequestFailed(subject, failure(code, 'unavailable'));
      });
    const { response, err } = message.json<ReplyPacket>();
    if (err === undefined || err === null) return response;
    const known = Failure.safeParse(err);
    throw new RequestFailed(subject, known.success ? known.data : failure('unexpected', 'unexpected'));
  }

  private connectionFor(subject: string): NatsConnection {
    try {
      return this.link.connection();
    } catch {
      throw new RequestFailed(subject, failure('service-unavailable', 'unavailable'));
    }
  }
}

function failure(code: string, kind: Failure['kind']): Failure {
  return { code, kind, fieldErrors: [] };
}
