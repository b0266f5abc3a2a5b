import { AddPhoto, ArrangePhotos, ListOwnPhotos, RemovePhoto, RestorePhoto } from '@tedarik/commands';
import { answerTo } from '@tedarik/messaging/testing';
import { DomainError } from '@tedarik/service-kit';

const notPageOwner = (): never => {
  throw new DomainError('not-page-owner', 'forbidden');
};

/** What a directory answers in which nobody owns a page. */
export const PHOTO_ANSWERS = [
  answerTo(ListOwnPhotos, notPageOwner),
  answerTo(AddPhoto, notPageOwner),
  answerTo(ArrangePhotos, notPageOwner),
  answerTo(RemovePhoto, notPageOwner),
  answerTo(RestorePhoto, notPageOwner),
];
