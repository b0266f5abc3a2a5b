import { Inject, Injectable } from '@nestjs/common';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';

const PATH = /^\/yukleme\/([\da-f]{64})\.webp$/;

/**
 * Addresses of pictures that were uploaded here. In forms, records and exports they are addresses like any other; which they
 * are is told by their path alone, so that they outlive a change of the site's host.
 */
@Injectable()
export class Uploads {
  private readonly host: string;

  constructor(@Inject(GATEWAY_CONFIG) { PUBLIC_URL }: Pick<GatewayConfig, 'PUBLIC_URL'>) {
    this.host = new URL(PUBLIC_URL).host;
  }

  /** What a form stores of an upload. */
  addressOf(id: string): string {
    return `https://${this.host}/yukleme/${id}.webp`;
  }

  /** Which upload an address means; undefined for a picture of another host. */
  idIn(url: string): string | undefined {
    return URL.canParse(url) ? PATH.exec(new URL(url).pathname)?.[1] : undefined;
  }
}
