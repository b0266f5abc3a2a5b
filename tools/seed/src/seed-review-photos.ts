import { AddReviewPhoto, GetBusinessBySlug, GetMyReview, type TakenPicture } from '@tedarik/commands';
import type { RequestClient } from '@tedarik/messaging';
import { slugify } from '@tedarik/turkish';
import { commandIdOf } from './command-id.js';
import { picture } from './samples/pictures.js';
import { REVIEWERS } from './samples/reviews.js';
import { type Media, upload } from './upload.js';

/** The sample reviews that get a photo. */
export const PHOTOS = [
  {
    business: 'Kadıköy Şekerleme ve Lokum',
    reviewer: 2,
    photo: 'lokum',
    alt: 'Kutuda güllü, fıstıklı ve limonlu lokumlar',
  },
  { business: 'Rize Yamaç Çay', reviewer: 0, photo: 'tea', alt: 'Tabağında bir bardak demli çay' },
] as const;

/** Adds photos to those sample reviews, unless they have one. Returns the number of added photos. */
export async function seedReviewPhotos(requests: RequestClient, media: Media): Promise<number> {
  let written = 0;
  for (const { business, reviewer, photo, alt } of PHOTOS) {
    const answer = await requests.send(GetBusinessBySlug, { slug: slugify(business) });
    if (answer.found !== 'live') continue;
    const name = REVIEWERS[reviewer]!;
    const actor = { kind: 'account', id: commandIdOf(`reviewer ${name}`), name } as const;
    const { review } = await requests.send(GetMyReview, { businessId: answer.business.id }, { actor });
    if (!review || (review.photos ?? []).length > 0) continue;
    const commandId = commandIdOf(`photo of ${review.id}`);
    const taken = await upload<TakenPicture>('photos', await picture(photo), media);
    await requests.send(AddReviewPhoto, { reviewId: review.id, alt, ...taken }, { actor, commandId });
    written += 1;
  }
  return written;
}
