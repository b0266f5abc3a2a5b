import { ID, ObjectType } from '@nestjs/graphql';
import { ListPhotos, ManagedPhoto as PhotoContract, PutPhotoBack, TakePhotoDown } from '@tedarik/commands';
import { list, mutation, operations } from '../graphql/operations.js';
import { typeOf } from '../graphql/type-of.js';

@ObjectType({ description: 'On a page, or taken down in the last 30 days.' })
class ManagedPhoto extends typeOf(PhotoContract, {
  uploadId: 'Shown at `/yukleme/{uploadId}.webp` while it is on the page.',
  businessStatus: { type: () => String, description: 'pending, active, inactive or rejected' },
  takenDownAt: 'Null while it is on the page.',
}) {}

/** Operations on photos of pages, for administrators who also decide on ownership of pages. */
export const PhotoOperations = operations('submissions', {
  managedPhotos: list(ListPhotos, ManagedPhoto, {
    description: 'The newest first. `filter`: shown or taken-down; of one business, or of all.',
  }),
  takePhotoDown: mutation(TakePhotoDown, ID, {
    description: 'Its address no longer opens; the owners of the page are told why.',
    once: true,
    answer: ({ id }) => id,
  }),
  putPhotoBack: mutation(PutPhotoBack, ID, { description: 'Within 30 days.', answer: ({ id }) => id }),
});
