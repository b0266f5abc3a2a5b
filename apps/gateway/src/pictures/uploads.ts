import { Inject, Injectable } from '@nestjs/common';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';

const PATH = /^\/yukleme\/([\da-f]{64})\.webp$/;

/**
 * Addresses of uploaded pictures. In forms, records and exports they look like any other picture address; they are recognised by their path
 * alone, so that they survive a change of the site's host.
 */
@Injectable()
export class Uploads {
  private readonly host: string;

  constructor(@Inject(GATEWAY_CONFIG) { PUBLIC_URL }: Pick<GatewayConfig, 'PUBLIC_URL'>) {
    this.host = new URL(PUBLIC_URL).host;
  }

  /** The address of an upload that a form stores. */
  addressOf(id: string): string {
    return `https://${this.host}/yukleme/${id}.webp`;
  }

  /** Returns the id of the upload at this address; undefined for a picture of another host. */
  idIn(url: string): string | undefined {
    return URL.canParse(url) ? PATH.exec(new URL(url).pathname)?.[1] : undefined;
  }
}
