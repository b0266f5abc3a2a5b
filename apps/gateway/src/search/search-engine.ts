import { Client, errors, type estypes } from '@elastic/elasticsearch';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { type BusinessDocument, BUSINESSES } from '@tedarik/search';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { Circuit, CircuitOpen } from './circuit.js';

const CONNECT_MS = 1_000;
const CALL_MS = 2_000;
const CALL_AFTER_FAILURE_MS = 200;
const FAILURES_TO_OPEN = 3;
const PROBE_EVERY_MS = 1_000;

export type BusinessHits = estypes.SearchResponse<Pick<BusinessDocument, 'card'>>;

/** The search engine, asked for what the public may see. */
@Injectable()
export class SearchEngine implements OnModuleDestroy {
  private readonly log = new Logger('SearchEngine');
  private readonly client: Client | undefined;
  private readonly circuit: Circuit;

  constructor(@Inject(GATEWAY_CONFIG) { ELASTICSEARCH_URL }: GatewayConfig) {
    this.client = ELASTICSEARCH_URL ? connect(ELASTICSEARCH_URL) : undefined;
    this.circuit = new Circuit({
      deadlineMs: CALL_MS,
      suspiciousDeadlineMs: CALL_AFTER_FAILURE_MS,
      failuresToOpen: FAILURES_TO_OPEN,
      probeEveryMs: PROBE_EVERY_MS,
      probe: (signal) => this.send({ size: 0, track_total_hits: false }, signal),
      isOutage,
      onChange: (state) => this.log.warn(`The search engine is ${state === 'open' ? 'away' : 'back'}`),
    });
  }

  async onModuleDestroy(): Promise<void> {
    this.circuit.stop();
    await this.client?.close();
  }

  /** Throws within two seconds when there is no answer; within 200 ms after a failure, at once when it is known to be away. */
  search(body: estypes.SearchRequest): Promise<BusinessHits> {
    return this.circuit.run((signal) => this.send(body, signal));
  }

  private async send(body: estypes.SearchRequest, signal: AbortSignal): Promise<BusinessHits> {
    if (!this.client) throw new CircuitOpen();
    const late = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new errors.TimeoutError('No answer in time')), { once: true });
    });
    const request = { index: BUSINESSES.publicAlias, ...body };
    return Promise.race([this.client.search<Pick<BusinessDocument, 'card'>>(request, { signal }), late]);
  }
}

function connect(url: string): Client {
  // `connect` reaches undici's pool, which the client's own type leaves out.
  const agent = { connect: { timeout: CONNECT_MS } } as Record<string, unknown>;
  return new Client({ nodes: url.split(','), maxRetries: 0, requestTimeout: CALL_MS, agent });
}

/** True unless the engine is there and refused this one request. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof errors.ResponseError)) return !(error instanceof CircuitOpen);
  const status = error.statusCode ?? 500;
  // 404: no index yet, as after a rebuild from nothing.
  return status >= 500 || status === 429 || status === 404;
}
