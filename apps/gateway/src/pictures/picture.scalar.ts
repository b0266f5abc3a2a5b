import { type CustomScalar, Scalar } from '@nestjs/graphql';
import { PictureLinks } from './picture-links.js';

/** GraphQL type of a field with the stored address of a picture. */
export abstract class Picture {}

/** Serialises the address of a picture as a path on this site, or null, so that GraphQL never returns an address of another host. */
@Scalar('Picture', () => Picture)
export class PictureScalar implements CustomScalar<string | null, never> {
  readonly description =
    'Path of a picture on this site. The query parameter `?w=` sets the width: 160, 320, 640, 960 or 1280 pixels.';

  constructor(private readonly links: PictureLinks) {}

  serialize = (url: unknown): string | null => this.links.pathOf(typeof url === 'string' ? url : null);

  parseValue(): never {
    throw new TypeError('A picture is only read.');
  }

  parseLiteral(): never {
    return this.parseValue();
  }
}
