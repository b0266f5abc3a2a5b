import { PhotoList } from '../../../components/photo-list.js';
import { photoMessages } from '../../../components/photo.messages.js';
import type { PhotoFieldsFragment } from '../../../lib/graphql/types.js';
import { useMessages } from '../../../lib/messages.js';

export interface ReviewPhotosProps {
  author: string;
  photos: PhotoFieldsFragment[];
}

/** The photos of a review. */
export function ReviewPhotos({ author, photos }: ReviewPhotosProps) {
  const messages = useMessages(photoMessages);
  const shown = photos.map((photo, at) => ({ ...photo, alt: photo.alt || messages.photoOfReview(author, at + 1) }));
  return <PhotoList className="review-photos" photos={shown} sizes="112px" />;
}
