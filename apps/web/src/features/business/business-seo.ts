import { dayInIstanbul } from '@tedarik/turkish';
import type { Crumb } from '../../components/breadcrumbs.js';
import { paths, pictureAddress, sharePictures } from '../../config/paths.js';
import { messagesIn } from '../../lib/messages.js';
import { plainText } from '../../lib/seo/description.js';
import type { HeadContent } from '../../lib/seo/head.js';
import { breadcrumbList } from '../../lib/seo/structured.js';
import type { Site } from '../../lib/site.js';
import { safeWebsite } from '../../lib/website.js';
import type { Business } from './api/load-business.js';
import { reviewMessages } from '../reviews/reviews.messages.js';
import { businessMessages } from './business.messages.js';

const SCHEMA_DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** PUB-BIZ-09: breadcrumbs: Firmalar, the first category if there is one, the business. */
export function businessTrail(business: Pick<Business, 'name' | 'categories'>, site: Site): Crumb[] {
  const [category] = business.categories;
  return [
    { name: messagesIn(businessMessages, site.locale).businesses, path: paths.businesses },
    ...(category ? [{ name: category.name, path: paths.category(category.slug) }] : []),
    { name: business.name },
  ];
}

/** The metadata as long as only the card of the business is known. */
export const briefHead = ({
  name,
  slug,
  description,
}: Pick<Business, 'name' | 'slug' | 'description'>): HeadContent => ({
  title: name,
  description,
  keywords: [],
  canonical: paths.business(slug),
});

/** The metadata of a business's page; contains only stored facts that are visible on it. */
export function businessHead(business: Business, site: Site): HeadContent {
  const messages = messagesIn(businessMessages, site.locale);
  const categories = business.categories.map(({ name }) => name);
  const city = business.headquarters?.city;
  return {
    title: business.name,
    description: business.description || messages.describe(business.name, city ?? '', categories.join(', ')),
    keywords: [business.name, ...categories, ...(city ? [city] : [])],
    canonical: paths.business(business.slug),
    share: sharePictures.business(business.slug),
    structured: [localBusiness(business, site), breadcrumbList(site, businessTrail(business, site))],
  };
}

/** PUB-SEO-07, 09: structured data of a business; unknown facts are left out, never guessed. */
export function localBusiness(business: Business, site: Site): object {
  const { headquarters: place } = business;
  const pictures = [
    business.coverImageUrl ?? business.photoUrl,
    ...business.photos.map(({ imageUrl }) => imageUrl),
  ].flatMap((path) => picture(path, 1280, site) ?? []);
  return withoutMissing({
    '@type': 'LocalBusiness',
    '@id': `${site.origin}${paths.business(business.slug)}#isletme`,
    name: business.name,
    url: site.origin + paths.business(business.slug),
    description: plainText(business.description) || null,
    image: pictures.length ? pictures : site.origin + sharePictures.business(business.slug),
    logo: picture(business.logoUrl, 320, site),
    telephone: business.phone ?? place?.phone,
    email: business.email ?? place?.email,
    sameAs: safeWebsite(business.websiteUrl),
    foundingDate: business.established && /^\d{4}$/.test(business.established) ? business.established : null,
    address: place && postalAddress(place),
    geo: place && coordinates(place),
    aggregateRating: rating(business),
    review: reviewsOf(business, site),
    openingHoursSpecification: openingHours(business),
    makesOffer: offers(business),
  });
}

const picture = (path: string | null | undefined, width: number, site: Site) =>
  path ? site.origin + pictureAddress(path, width) : null;

type Place = NonNullable<Business['headquarters']>;

const postalAddress = (place: Place) =>
  withoutMissing({
    '@type': 'PostalAddress',
    streetAddress: place.address,
    addressLocality: place.borough ?? place.city,
    addressRegion: place.city,
    postalCode: place.postalCode,
    // The directory stores every spelling of it as this one.
    addressCountry: place.country === 'Türkiye' ? 'TR' : place.country,
  });

const coordinates = ({ latitude, longitude }: Place) =>
  typeof latitude === 'number' && typeof longitude === 'number'
    ? { '@type': 'GeoCoordinates', latitude, longitude }
    : null;

const rating = ({ averageRating, reviewCount }: Business) =>
  averageRating && reviewCount > 0
    ? { '@type': 'AggregateRating', ratingValue: averageRating, reviewCount, bestRating: 5, worstRating: 1 }
    : null;

/** The reviews in the server-rendered page. */
const reviewsOf = ({ reviews }: Business, site: Site) =>
  reviews?.items.map(({ userName, rating: ratingValue, comment, postedAt, reply }) => ({
    '@type': 'Review',
    author: { '@type': 'Person', name: userName ?? messagesIn(reviewMessages, site.locale).anonymous },
    datePublished: dayInIstanbul(new Date(postedAt)),
    reviewBody: comment,
    ...(reply && {
      comment: { '@type': 'Comment', text: reply.text, datePublished: dayInIstanbul(new Date(reply.postedAt)) },
    }),
    reviewRating: { '@type': 'Rating', ratingValue, bestRating: 5, worstRating: 1 },
  }));

const openingHours = ({ openingHours: rows }: Business) =>
  rows
    .filter(({ opens, closes, isClosed }) => opens && closes && !isClosed)
    .map(({ dayOfWeek, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${SCHEMA_DAYS[dayOfWeek]}`,
      opens,
      closes: endOf(closes!),
    }));

/** Google reads 00:00 as the beginning of the day and does not accept 24:00. */
const endOf = (closes: string) => (/^(24|00):00/.test(closes) ? '23:59' : closes);

/** GEN-08: prices in lira, with a decimal point and two decimals. */
const offers = ({ products }: Business) =>
  products
    .filter(({ price }) => typeof price === 'number')
    .map(({ name, price }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Product', name },
      price: price!.toFixed(2),
      priceCurrency: 'TRY',
    }));

const withoutMissing = (facts: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(facts).filter(([, fact]) => fact != null && fact !== '' && !(Array.isArray(fact) && !fact.length)),
  );
