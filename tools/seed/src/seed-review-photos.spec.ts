import sharp from 'sharp';
import { picture } from './samples/pictures.js';
import { REVIEWS } from './samples/reviews.js';
import { PHOTOS } from './seed-review-photos.js';

it.each(['lokum', 'tea', 'tax-plate'] as const)('GEN-24 draws a picture of 960 by 720 points: %s', async (name) => {
  const drawn = sharp(await picture(name));
  expect(await drawn.metadata()).toMatchObject({ format: 'jpeg', width: 960, height: 720 });
  expect((await drawn.stats()).entropy).toBeGreaterThan(4);
});

it('GEN-24 puts photos only in reviews that the sample data contains', () => {
  const reviewed = PHOTOS.map(({ business, reviewer }) => REVIEWS[business]?.some(([author]) => author === reviewer));
  expect(reviewed).toEqual(PHOTOS.map(() => true));
});
