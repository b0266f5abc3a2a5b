import { Client, type DiagnosticResult, errors, type estypes } from '@elastic/elasticsearch';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { IndexDefinition } from '@tedarik/search';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { Circuit, CircuitOpen } from './circuit.js';

const CONNECT_MS = 1_000;
const FAILURES_TO_OPEN = 3;
const PROBE_EVERY_MS = 1_000;

type Reply = estypes.SearchResponse<unknown>;

interface Waiting {
  request: estypes.SearchRequest;
  signal: AbortSignal;
  resolve: (reply: Reply | Promise<Reply>) => void;
  reject: (error: unknown) => void;
}

/** Queries the public indices of the search engine. Searches that begin at the same moment are sent in one request. */
@Injectable()
export class SearchEngine implements OnModuleDestroy {
  private readonly log = new Logger('SearchEngine');
  private readonly client: Client | undefined;
  private readonly answerWithinMs: number;
  /** One circuit per index: an index that does not exist yet says nothing about the others. */
  private readonly circuits = new Map<string, Circuit>();
  private waiting: Waiting[] = [];

  constructor(
    @Inject(GATEWAY_CONFIG)
    {
      ELASTICSEARCH_URL,
      SEARCH_ANSWER_WITHIN_MS,
    }: Pick<GatewayConfig, 'ELASTICSEARCH_URL' | 'SEARCH_ANSWER_WITHIN_MS'>,
  ) {
    this.client = ELASTICSEARCH_URL ? connect(ELASTICSEARCH_URL, SEARCH_ANSWER_WITHIN_MS) : undefined;
    this.answerWithinMs = SEARCH_ANSWER_WITHIN_MS;
  }

  async onModuleDestroy(): Promise<void> {
    this.circuits.forEach((circuit) => circuit.stop());
    await this.client?.close();
  }

  /** Throws if there is no reply within the time limit, which is shorter after a failure; throws at once while the circuit is open. */
  search<Source>(
    { publicAlias }: IndexDefinition,
    body: estypes.SearchRequest,
  ): Promise<estypes.SearchResponse<Source>> {
    return this.circuitOf(publicAlias).run((signal) => this.send<Source>({ index: publicAlias, ...body }, signal));
  }

  private circuitOf(index: string): Circuit {
    const circuit =
      this.circuits.get(index) ??
      new Circuit({
        deadlineMs: this.answerWithinMs,
        suspiciousDeadlineMs: Math.ceil(this.answerWithinMs / 10),
        failuresToOpen: FAILURES_TO_OPEN,
        probeEveryMs: PROBE_EVERY_MS,
        probe: (signal) => this.send({ index, size: 0, track_total_hits: false }, signal),
        isOutage,
        onChange: (state) =>
          this.log.warn(`The search engine is ${state === 'open' ? 'unavailable' : 'available again'} for ${index}`),
      });
    this.circuits.set(index, circuit);
    return circuit;
  }

  private async send<Source>(
    request: estypes.SearchRequest,
    signal: AbortSignal,
  ): Promise<estypes.SearchResponse<Source>> {
    if (!this.client) throw new CircuitOpen();
    const late = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new errors.TimeoutError('No answer in time')), { once: true });
    });
    const reply = new Promise<Reply>((resolve, reject) => {
      if (this.waiting.length === 0) queueMicrotask(() => this.sendWaiting());
      this.waiting.push({ request, signal, resolve, reject });
    });
    return Promise.race([reply as Promise<estypes.SearchResponse<Source>>, late]);
  }

  private sendWaiting(): void {
    const waiting = this.waiting;
    this.waiting = [];
    const [first, second] = waiting;
    if (first && !second) first.resolve(this.client!.search(first.request, { signal: first.signal }));
    else void this.sendTogether(waiting);
  }

  private async sendTogether(waiting: readonly Waiting[]): Promise<void> {
    const searches = waiting.flatMap(({ request: { index, ...body } }) => [{ index }, body]);
    try {
      const { responses } = await this.client!.msearch({ searches } as estypes.MsearchRequest);
      waiting.forEach(({ resolve, reject }, at) => {
        const response = responses[at]!;
        if ('error' in response) reject(refusal(response));
        else resolve(response);
      });
    } catch (error) {
      waiting.forEach(({ reject }) => reject(error));
    }
  }
}

/** The error of one of several searches, as if it had been sent alone. */
const refusal = (body: estypes.ErrorResponseBase): errors.ResponseError =>
  new errors.ResponseError({ body, statusCode: body.status } as DiagnosticResult);

function connect(url: string, requestTimeout: number): Client {
  // `connect` is an option of undici's pool that the client's types leave out.
  const agent = { connect: { timeout: CONNECT_MS } } as Record<string, unknown>;
  return new Client({ nodes: url.split(','), maxRetries: 0, requestTimeout, agent });
}

/** False if the engine is up and refused only this request. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof errors.ResponseError)) return !(error instanceof CircuitOpen);
  const status = error.statusCode ?? 500;
  if (status === 429 && wantedTooMuch(error)) return false;
  // 404 means that there is no index yet, as after a rebuild from nothing.
  return status >= 500 || status === 429 || status === 404;
}

/** Whether this single query needed too much memory; its circuit breaker [request] says so. The engine itself is healthy. */
function wantedTooMuch({ body }: errors.ResponseError): boolean {
  const { error } = body as { error?: { root_cause?: { type: string; reason: string }[] } };
  const causes = error?.root_cause ?? [];
  return causes.some(({ type, reason }) => type === 'circuit_breaking_exception' && reason.startsWith('[request]'));
}
