import { Logger } from '@nestjs/common';
import { Messaging } from '@tedarik/messaging';
import { loadConfig, serviceConfig } from '@tedarik/service-kit';
import { seed } from './seed.js';
import { seedBlog } from './seed-blog.js';
import { seedClaim } from './seed-claim.js';
import { seedHeldReview } from './seed-held-review.js';
import { seedQuotes } from './seed-quotes.js';
import { seedReviewPhotos } from './seed-review-photos.js';
import { seedReviews } from './seed-reviews.js';
import { seedSuggestions } from './seed-suggestions.js';
import { mediaOf } from './upload.js';
import { writeSeoTexts } from './write-seo-texts.js';

Logger.overrideLogger(['warn', 'error', 'fatal']);
const { NATS_URL } = loadConfig(serviceConfig.pick({ NATS_URL: true }));
/** The folder to which the services write mails as files, if they do and this process can read it. */
const mailFolder = process.env['MAIL_FOLDER'];
const media = mediaOf(process.env);
const messaging = await Messaging.connect({ name: 'seed', servers: NATS_URL });
try {
  const options = { onlyIfEmpty: process.argv.includes('--if-empty') };
  const { created, present, categoriesFilledIn } = await seed(messaging.requests, options);
  if (created > 0 || !options.onlyIfEmpty) {
    await writeSeoTexts(messaging.requests);
    console.log(`${await seedReviews(messaging.requests)} sample reviews written`);
    if (media) console.log(`${await seedReviewPhotos(messaging.requests, media)} of them have a photo`);
    console.log(`${await seedSuggestions(messaging.requests)} sample suggestions written`);
    if (mailFolder) {
      console.log(`${await seedQuotes(messaging.requests, mailFolder)} sample requests for prices written`);
      if (await seedHeldReview(messaging.requests, mailFolder)) console.log('A sample review waits for a decision.');
      if (media && (await seedClaim(messaging.requests, mailFolder, media)))
        console.log('A sample claim waits for a decision.');
    }
  }
  const { created: posts } = await seedBlog(messaging.requests, options);
  if (posts > 0) console.log(`${posts} sample posts written`);
  if (categoriesFilledIn > 0) console.log(`${categoriesFilledIn} products were given the usual category`);
  console.log(created ? `${created} sample businesses written, ${present} were there` : 'The sample data is there.');
} finally {
  await messaging.close();
}
