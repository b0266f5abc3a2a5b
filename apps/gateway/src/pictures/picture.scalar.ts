import { type CustomScalar, Scalar } from '@nestjs/graphql';
import { PictureLinks } from './picture-links.js';

/** Type of a field that holds the address of a picture as it was stored. */
export abstract class Picture {}

/** No address of another host leaves by GraphQL: a picture's address is written as one of our own, or null. */
@Scalar('Picture', () => Picture)
export class PictureScalar implements CustomScalar<string | null, never> {
  readonly description = 'Path of a picture under our own address; takes `?w=` 160, 320, 640, 960 or 1280.';

  constructor(private readonly links: PictureLinks) {}

  serialize = (url: unknown): string | null => this.links.pathOf(typeof url === 'string' ? url : null);

  parseValue(): never {
    throw new TypeError('A picture is only read.');
  }

  parseLiteral(): never {
    return this.parseValue();
  }
}
