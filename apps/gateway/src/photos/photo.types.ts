import { ObjectType } from '@nestjs/graphql';
import { PagePhoto } from '@tedarik/commands';
import { z } from 'zod';
import { typeOf } from '../graphql/type-of.js';
import { Picture } from '../pictures/picture.scalar.js';
import type { Uploads } from '../pictures/uploads.js';

const photo = PagePhoto.omit({ uploadId: true }).extend({ imageUrl: z.string() });

@ObjectType({ description: 'On the page of a business.' })
export class Photo extends typeOf(photo, {
  imageUrl: { type: () => Picture },
  alt: 'What it shows; empty where nobody said.',
}) {}

export const toPhoto = ({ uploadId, ...shown }: PagePhoto, uploads: Uploads): Photo => ({
  ...shown,
  imageUrl: uploads.addressOf(uploadId),
});
