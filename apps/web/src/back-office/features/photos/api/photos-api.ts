import type { ManagedPhotosQuery } from '../../../../lib/graphql/types.js';
import { ManagedPhotos, PutPhotoBack, TakePhotoDown } from '../../../../lib/later/photos-operations.js';
import { backOfficeApi } from '../../../api/back-office-api.js';
import { byId, reads, writes } from '../../../api/endpoints.js';

export type PhotoRow = ManagedPhotosQuery['managedPhotos']['items'][number];

const photosApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    managedPhotos: build.query(reads(ManagedPhotos, 'managedPhotos', ['Photo'])),
    takePhotoDown: build.mutation(writes(TakePhotoDown, 'takePhotoDown', ['Photo'])),
    putPhotoBack: build.mutation(writes(PutPhotoBack, 'putPhotoBack', ['Photo'], byId)),
  }),
});

export const { useManagedPhotosQuery, useTakePhotoDownMutation, usePutPhotoBackMutation } = photosApi;
