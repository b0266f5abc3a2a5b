import { Controller, Get, Header } from '@nestjs/common';

// PUB-SEO-05: pages that are not to be indexed say so themselves, so none of them is blocked here.
const ROBOTS = ['User-agent: *', 'Disallow: /graphql', ''].join('\n');

@Controller()
export class RobotsController {
  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'public, max-age=3600')
  robots(): string {
    return ROBOTS;
  }
}
