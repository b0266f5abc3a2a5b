import { Controller, Get, Req, Res } from '@nestjs/common';
import { DomainError } from '@tedarik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deliver } from '../delivery/deliver.js';
import { AssetStore } from './asset-store.js';

const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';

/** Serves the files of the web app's build. A file under /assets/ gets a new name when it changes. */
@Controller()
export class AssetsController {
  constructor(private readonly assets: AssetStore) {}

  @Get('assets/*')
  builtFile(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(request, reply, FOR_EVER);
  }

  @Get(['favicon.svg', 'favicon.ico', 'apple-touch-icon.png', 'site.webmanifest'])
  rootFile(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(request, reply, FOR_A_DAY);
  }

  private async send(request: FastifyRequest, reply: FastifyReply, cacheControl: string): Promise<void> {
    const [path = ''] = request.url.split('?');
    const asset = await this.assets.find(path.slice(1));
    if (!asset) throw new DomainError('not-found', 'not-found');
    deliver(request, reply, asset.content, { type: asset.type, cacheControl });
  }
}
