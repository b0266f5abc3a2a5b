import { ID, ObjectType } from '@nestjs/graphql';
import { ListPhotos, ManagedPhoto as PhotoContract, PutPhotoBack, TakePhotoDown } from '@tedarik/commands';
import { list, mutation, operations } from '../graphql/operations.js';
import { typeOf } from '../graphql/type-of.js';

@ObjectType({ description: 'A photo on a page, or removed by a moderator in the last 30 days.' })
class ManagedPhoto extends typeOf(PhotoContract, {
  uploadId: 'The photo is served at `/yukleme/{uploadId}.webp` while it is on the page.',
  businessStatus: { type: () => String, description: 'Status of the business: pending, active, inactive or rejected.' },
  takenDownAt: 'Time of the removal; null while the photo is on the page.',
}) {}

/** Operations on photos of pages, for administrators who also decide on ownership of pages. */
export const PhotoOperations = operations('submissions', {
  managedPhotos: list(ListPhotos, ManagedPhoto, {
    description: 'Photos of pages, newest first, of one business or of all. `filter`: shown or taken-down.',
  }),
  takePhotoDown: mutation(TakePhotoDown, ID, {
    description:
      'Removes a photo of a page. Its URL stops working, and the owners of the page are notified of the reason.',
    once: true,
    answer: ({ id }) => id,
  }),
  putPhotoBack: mutation(PutPhotoBack, ID, {
    description: 'Restores a photo of a page within 30 days after its removal.',
    answer: ({ id }) => id,
  }),
});
