import { AddPhoto, ArrangePhotos, ListOwnPhotos, RemovePhoto, RestorePhoto } from '@tedarik/commands';
import { stubRequest } from '@tedarik/messaging/testing';
import { DomainError } from '@tedarik/service-kit';

const notPageOwner = (): never => {
  throw new DomainError('not-page-owner', 'forbidden');
};

/** Replies of a directory in which no page has an owner. */
export const PHOTO_ANSWERS = [
  stubRequest(ListOwnPhotos, notPageOwner),
  stubRequest(AddPhoto, notPageOwner),
  stubRequest(ArrangePhotos, notPageOwner),
  stubRequest(RemovePhoto, notPageOwner),
  stubRequest(RestorePhoto, notPageOwner),
];
