import { InputType } from '@nestjs/graphql';
import { ArrangePhotos, ListOwnPhotos, type PagePhoto, RemovePhoto, RestorePhoto } from '@tedarik/commands';
import { mutation, query } from '../graphql/operations.js';
import { inputOf } from '../graphql/type-of.js';
import { visitorOperations } from '../graphql/visitor-operations.js';
import type { Uploads } from '../pictures/uploads.js';
import { Photo, toPhoto } from './photo.types.js';

@InputType()
class MyPagePhotoInput extends inputOf(ArrangePhotos.request.shape.photos.element, {
  alt: 'Alternative text of the photo.',
}) {}

const limit = 'ownPage';
const answer = ({ photos }: { photos: PagePhoto[] }, uploads: Uploads): Photo[] =>
  photos.map((photo) => toPhoto(photo, uploads));

/** Photos of a page, for its owners. New ones are uploaded to a separate HTTP endpoint. */
export const MyPagePhotoOperations = visitorOperations({
  myPagePhotos: query(ListOwnPhotos, [Photo], {
    description: 'Photos of the page in their display order. Fails with `not-page-owner`.',
    who: 'signed-in',
    answer,
  }),
  arrangeMyPhotos: mutation(ArrangePhotos, [Photo], {
    description: 'Sets alternative texts and order of all photos of the page.',
    args: { photos: { type: () => [MyPagePhotoInput] } },
    once: true,
    limit,
    answer,
  }),
  removeMyPhoto: mutation(RemovePhoto, [Photo], {
    description: 'Removes a photo from the page; returns the remaining ones.',
    limit,
    answer,
  }),
  restoreMyPhoto: mutation(RestorePhoto, [Photo], {
    description: 'Restores a photo that an owner removed from the page within the last 30 days.',
    limit,
    answer,
  }),
});
