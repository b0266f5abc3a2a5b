import { Field, Int, ObjectType } from '@nestjs/graphql';
import { CertificateView, OpeningHours as Hours, ProductView } from '@tedarik/commands';
import { BusinessSnapshot, LocationSnapshot } from '@tedarik/events';
import { FIELD_NAMES, fieldOf, mapTexts } from '@tedarik/fields';
import { z } from 'zod';
import { Picture } from '../../pictures/picture.scalar.js';
import { Category } from '../categories/category.types.js';
import { typeOf } from '../type-of.js';

const named = { id: true, slug: true, name: true } as const;
const location = LocationSnapshot.omit({ cityKey: true, districtKeys: true }).extend({ citySlug: z.string() });
const shown = BusinessSnapshot.omit({
  ...{ sortKey: true, status: true, categoryIds: true, locations: true, productNames: true, heldCertificates: true },
});
const pictures = FIELD_NAMES.filter((name) => fieldOf(name).kind === 'picture');

@ObjectType()
export class Location extends typeOf(location) {}

@ObjectType()
export class OpeningHours extends typeOf(Hours, { dayOfWeek: '0 is Sunday.', opens: 'HH:MM, Europe/Istanbul.' }) {}

@ObjectType()
export class BusinessLink extends typeOf(BusinessSnapshot.pick(named).extend({ city: z.string().nullable() }), {
  city: 'Of its headquarters.',
}) {}

@ObjectType()
export class Product extends typeOf(ProductView.omit({ categoryId: true }), {
  price: 'Turkish lira.',
  imageUrl: { type: () => Picture },
}) {
  @Field(() => Category, { nullable: true })
  category: Category | null;

  @Field(() => [BusinessLink], {
    nullable: true,
    description: 'Public businesses that offer it. On `productList` only; null while they cannot be had.',
  })
  businesses: BusinessLink[] | null;
}

@ObjectType()
export class Certificate extends typeOf(CertificateView, { issuedDate: 'ISO date.' }) {}

@ObjectType()
export class Business extends typeOf(
  shown,
  mapTexts(pictures, () => ({ type: () => Picture })),
) {
  @Field(() => Int, { description: 'Filled on `business` only.' })
  photosCount: number;

  @Field(() => Int, { nullable: true, description: 'Metres from where the visitor is; only in a list by distance.' })
  distance?: number | null;

  @Field(() => [Category])
  categories: Category[];

  @Field(() => Location, {
    nullable: true,
    description: 'Headquarters, otherwise the first location; what a card shows.',
  })
  headquarters: Location | null;

  @Field(() => [Location])
  locations: Location[];

  @Field(() => [OpeningHours], { description: 'Filled on `business` only.' })
  openingHours: OpeningHours[];

  @Field(() => [Product])
  products: Product[];

  @Field(() => [Certificate])
  certificates: Certificate[];
}
