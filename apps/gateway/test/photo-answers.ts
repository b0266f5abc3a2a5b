import { AddPhoto, ArrangePhotos, ListOwnPhotos, RemovePhoto, RestorePhoto } from '@tedarik/commands';
import { answerTo } from '@tedarik/messaging/testing';
import { DomainError } from '@tedarik/service-kit';

const notPageOwner = (): never => {
  throw new DomainError('not-page-owner', 'forbidden');
};

/** Replies of a directory in which no page has an owner. */
export const PHOTO_ANSWERS = [
  answerTo(ListOwnPhotos, notPageOwner),
  answerTo(AddPhoto, notPageOwner),
  answerTo(ArrangePhotos, notPageOwner),
  answerTo(RemovePhoto, notPageOwner),
  answerTo(RestorePhoto, notPageOwner),
];
