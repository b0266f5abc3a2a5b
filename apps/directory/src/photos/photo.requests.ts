import * as commands from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { ManagedPhotos } from './managed-photos.js';
import { OwnPhotos } from './own-photos.js';

/** Requests about photos of pages, of owners and of moderators. */
export const PHOTO_REQUESTS = [
  handledBy(commands.ListOwnPhotos, OwnPhotos, 'list'),
  handledBy(commands.AddPhoto, OwnPhotos, 'add'),
  handledBy(commands.ArrangePhotos, OwnPhotos, 'arrange'),
  handledBy(commands.RemovePhoto, OwnPhotos, 'remove'),
  handledBy(commands.RestorePhoto, OwnPhotos, 'restore'),
  handledBy(commands.ListPhotos, ManagedPhotos, 'list'),
  handledBy(commands.TakePhotoDown, ManagedPhotos, 'takeDown'),
  handledBy(commands.PutPhotoBack, ManagedPhotos, 'putBack'),
];
