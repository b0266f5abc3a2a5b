import { ObjectType } from '@nestjs/graphql';
import { BusinessView, CertificateView, OpeningHours as Hours, OwnershipBadge, ProductView } from '@tedarik/commands';
import { BusinessSnapshot, LocationSnapshot } from '@tedarik/events';
import { FIELD_NAMES, fieldOf, mapTexts } from '@tedarik/fields';
import { z } from 'zod';
import { Picture } from '../pictures/picture.scalar.js';
import { Category } from '../categories/category.types.js';
import { of, typeOf } from '../graphql/type-of.js';
import { Photo } from '../photos/photo.types.js';

const named = { id: true, slug: true, name: true } as const;
const location = LocationSnapshot.omit({ cityKey: true, districtKeys: true }).extend({ citySlug: z.string() });
const shown = BusinessSnapshot.omit({
  ...{ sortKey: true, status: true, categoryIds: true, serviceAttributeIds: true, locations: true, productNames: true },
  heldCertificates: true,
  openSpans: true,
});
const pictures = FIELD_NAMES.filter((name) => fieldOf(name).kind === 'picture');

@ObjectType()
export class Location extends typeOf(location) {}

@ObjectType()
export class OpeningHours extends typeOf(Hours, { dayOfWeek: '0 is Sunday.', opens: 'HH:MM, Europe/Istanbul.' }) {}

@ObjectType()
export class BusinessLink extends typeOf(BusinessSnapshot.pick(named).extend({ city: z.string().nullable() }), {
  city: 'City of its headquarters.',
}) {}

const product = ProductView.omit({ categoryId: true }).extend({
  slug: z.string(),
  category: of(Category).nullable(),
  businesses: z.array(of(BusinessLink)).nullable(),
});

@ObjectType()
export class Product extends typeOf(product, {
  slug: 'Last segment of the URL of its page.',
  price: 'Turkish lira.',
  unit: 'Unit that the price applies to.',
  imageUrl: { type: () => Picture },
  businesses: 'Public businesses that offer the product. Null on `business`, and while the directory is unavailable.',
}) {}

@ObjectType({ description: 'A service or way of selling that a business offers.' })
export class ServiceAttribute extends typeOf(
  BusinessView.shape.serviceAttributes.unwrap().element.extend({ slug: z.string() }),
) {}

@ObjectType()
export class Certificate extends typeOf(CertificateView, { issuedDate: 'ISO date.' }) {}

@ObjectType({
  description:
    'Says that the owners of the business maintain its page, and how ownership was proved. Does not identify the owners.',
})
export class Ownership extends typeOf(OwnershipBadge, {
  proof: 'How ownership was proved: email-code, phone-code, document or transfer.',
  at: 'Time of the proof, ISO 8601.',
}) {}

const filledOnPage = 'Filled on `business` only.';
const business = shown.extend({
  photosCount: z.int().describe(filledOnPage),
  distance: z.int().nullish().describe('Metres from the visitor; only in lists sorted by distance.'),
  formerIds: z
    .array(z.uuid())
    .nullish()
    .describe('Requested ids of businesses that were merged into this one. Filled on `businessesByIds` only.'),
  categories: z.array(of(Category)),
  headquarters: of(Location)
    .nullable()
    .describe('The headquarters, or the first location if there is none. Shown on cards.'),
  locations: z.array(of(Location)),
  openingHours: z.array(of(OpeningHours)).describe(filledOnPage),
  products: z.array(of(Product)),
  certificates: z.array(of(Certificate)),
  serviceAttributes: z.array(of(ServiceAttribute)).describe(filledOnPage),
  ownership: of(Ownership).nullable().describe('Null if the page has no owner. Filled on `business` only.'),
  photos: z.array(of(Photo)).describe('Photos in their display order. Filled on `business` only.'),
});

@ObjectType()
export class Business extends typeOf(
  business,
  mapTexts(pictures, () => ({ type: () => Picture })),
) {}
