import { ObjectType } from '@nestjs/graphql';
import { PagePhoto } from '@tedarik/commands';
import { z } from 'zod';
import { typeOf } from '../graphql/type-of.js';
import { Picture } from '../pictures/picture.scalar.js';
import type { Uploads } from '../pictures/uploads.js';

const photo = PagePhoto.omit({ uploadId: true }).extend({ imageUrl: z.string() });

@ObjectType({ description: 'A photo on the page of a business.' })
export class Photo extends typeOf(photo, {
  imageUrl: { type: () => Picture },
  alt: 'Alternative text of the photo; empty if nobody wrote one.',
}) {}

export const toPhoto = ({ uploadId, ...shown }: PagePhoto, uploads: Uploads): Photo => ({
  ...shown,
  imageUrl: uploads.addressOf(uploadId),
});
