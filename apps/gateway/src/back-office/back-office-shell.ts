import { Inject, Injectable } from '@nestjs/common';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { WebBundle } from '../web-bundle/web-bundle.js';
import { CONTENT_SECURITY_POLICY } from '../security/response-headers.js';

/** The HTML page that loads the back office's script. It contains nothing confidential (AUTH-04). */
@Injectable()
export class BackOfficeShell {
  private readonly site;

  constructor(
    private readonly web: WebBundle,
    @Inject(GATEWAY_CONFIG) { LOCALE: locale, BRAND_NAME: brand, PUBLIC_URL: origin }: GatewayConfig,
  ) {
    this.site = { locale, brand, origin };
  }

  html(nonce: string): string {
    const state = JSON.stringify({ site: this.site, nonce }).replaceAll('<', '\\u003c');
    return this.web.backOffice.fill({ head: '', app: '', state });
  }

  /** The components of this page insert styles at run time, so styles with this nonce are allowed. */
  policy(nonce: string): string {
    return `${CONTENT_SECURITY_POLICY}; style-src 'self' 'nonce-${nonce}'`;
  }
}
