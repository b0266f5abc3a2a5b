import {
  AddPhoto,
  ArrangePhotos,
  ListOwnPhotos,
  ListPhotos,
  PutPhotoBack,
  RemovePhoto,
  RestorePhoto,
  TakePhotoDown,
} from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { ManagedPhotos } from './managed-photos.js';
import { OwnPhotos } from './own-photos.js';

/** Requests about photos of pages, of owners and of moderators. */
export const PHOTO_REQUESTS = [
  handledBy(ListOwnPhotos, OwnPhotos, 'list'),
  handledBy(AddPhoto, OwnPhotos, 'add'),
  handledBy(ArrangePhotos, OwnPhotos, 'arrange'),
  handledBy(RemovePhoto, OwnPhotos, 'remove'),
  handledBy(RestorePhoto, OwnPhotos, 'restore'),
  handledBy(ListPhotos, ManagedPhotos, 'list'),
  handledBy(TakePhotoDown, ManagedPhotos, 'takeDown'),
  handledBy(PutPhotoBack, ManagedPhotos, 'putBack'),
];
