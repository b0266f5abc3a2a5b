import { Controller, Get, Header, Inject } from '@nestjs/common';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';

// PUB-SEO-05: pages that must not be indexed say so themselves (noindex), so none is blocked here.
const ROBOTS = ['User-agent: *', 'Disallow: /graphql'];

@Controller()
export class RobotsController {
  constructor(@Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig) {}

  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'public, max-age=3600')
  robots(): string {
    return [...ROBOTS, '', `Sitemap: ${this.config.PUBLIC_URL}/sitemap.xml`, ''].join('\n');
  }
}
