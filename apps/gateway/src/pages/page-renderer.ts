import { Inject, Injectable } from '@nestjs/common';
import { Metrics } from '@tedarik/service-kit';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import type { ShapedError } from '../errors/graphql-errors.js';
import { GraphqlRunner } from '../graphql/graphql-runner.js';
import type { GeneratedPage } from '../page-cache/page-cache.js';
import type { PageReads } from '../page-cache/page-reads.js';
import { siteLocation } from './site-location.js';
import { type RunOperation, type SiteConfig, WebBundle } from '../web-bundle/web-bundle.js';

/** An operation of a page failed at least in part. The web app decides what the page shows instead. */
class OperationFailed extends Error {
  readonly code: string;
  readonly kind: string;
  readonly traceId: string;

  constructor({ extensions }: ShapedError) {
    super(extensions.code);
    this.code = extensions.code;
    this.kind = extensions.kind;
    this.traceId = extensions.traceId;
  }
}

/** Renders whole pages: the web app creates the HTML, and this process runs its operations. */
@Injectable()
export class PageRenderer {
  private readonly site: SiteConfig;
  private readonly seconds;

  constructor(
    private readonly web: WebBundle,
    private readonly graphql: GraphqlRunner,
    @Inject(GATEWAY_CONFIG) config: GatewayConfig,
    metrics: Metrics,
  ) {
    const { CONTACT_EMAIL: email, CONTACT_PHONE: phone, CONTACT_ADDRESS: address } = config;
    const { LOCALE: locale, BRAND_NAME: brand, PUBLIC_URL: origin, MAP_STYLE_URL: mapStyle } = config;
    this.site = { locale, brand, origin, contact: { email, phone, address }, ...(mapStyle && { mapStyle }) };
    this.seconds = metrics.histogram('gateway_render_seconds', 'Making of a page, its data included', ['status']);
  }

  /** `url` is path and query. The page's tags are collected in `reads`. */
  async render(url: string, reads: PageReads): Promise<GeneratedPage> {
    const since = this.seconds.startTimer();
    const { origin } = this.site;
    const page = await this.web.entry.render({ url, origin }, { query: this.answering(reads), site: this.site });
    since({ status: String(page.status) });
    const { status, head, body, state, robotsHeader, degraded } = page;
    const location = page.location === undefined ? undefined : siteLocation(page.location, origin);
    const html = location ? '' : this.web.template.fill({ head, app: body, state });
    return {
      status,
      html,
      degraded,
      ...(location !== undefined && { location }),
      ...(robotsHeader && { robots: robotsHeader }),
    };
  }

  private answering(reads: PageReads): RunOperation {
    return async <Answer>({ name, text }: { name: string; text: string }, variables: unknown) => {
      const call = { text, operationName: name, variables: variables as Record<string, unknown> };
      const { result } = await this.graphql.run(call, { reads, visitor: null, client: null });
      const [error] = result.errors ?? [];
      if (error) throw new OperationFailed(error);
      return result.data as Answer;
    };
  }
}
