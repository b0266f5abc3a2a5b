import { FIELD_NAMES } from '@tedarik/fields';
import { withTexts } from '../text-fields.js';
import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { Picture } from '../../pictures/picture.scalar.js';
import { Category } from '../categories/category.types.js';

@ObjectType()
export class Location {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  address: string;

  @Field(() => String)
  city: string;

  @Field(() => String)
  citySlug: string;

  @Field(() => String, { nullable: true })
  borough: string | null;

  @Field(() => String, { nullable: true })
  region: string | null;

  @Field(() => String)
  country: string;

  @Field(() => String, { nullable: true })
  postalCode: string | null;

  @Field(() => Float, { nullable: true })
  latitude: number | null;

  @Field(() => Float, { nullable: true })
  longitude: number | null;

  @Field(() => String, { nullable: true })
  phone: string | null;

  @Field(() => String, { nullable: true })
  email: string | null;

  @Field(() => Boolean)
  isHeadquarters: boolean;
}

@ObjectType()
export class OpeningHours {
  @Field(() => Int, { description: '0 is Sunday.' })
  dayOfWeek: number;

  @Field(() => String, { nullable: true, description: 'HH:MM, Europe/Istanbul.' })
  opens: string | null;

  @Field(() => String, { nullable: true })
  closes: string | null;

  @Field(() => Boolean)
  isClosed: boolean;
}

@ObjectType()
export class BusinessLink {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  slug: string;

  @Field(() => String)
  name: string;

  @Field(() => String, { nullable: true, description: 'Of its headquarters.' })
  city: string | null;
}

@ObjectType()
export class Product {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;

  @Field(() => String)
  description: string;

  @Field(() => Category, { nullable: true })
  category: Category | null;

  @Field(() => Float, { nullable: true, description: 'Turkish lira.' })
  price: number | null;

  @Field(() => Picture, { nullable: true })
  imageUrl: string | null;

  @Field(() => [BusinessLink], {
    nullable: true,
    description: 'Public businesses that offer it. On `productList` only; null while they cannot be had.',
  })
  businesses: BusinessLink[] | null;
}

@ObjectType()
export class Certificate {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;

  @Field(() => String, { nullable: true })
  description: string | null;

  @Field(() => String, { nullable: true, description: 'ISO date.' })
  issuedDate: string | null;

  @Field(() => String, { nullable: true })
  expiryDate: string | null;
}

@ObjectType()
export class Business extends withTexts(FIELD_NAMES, true) {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  slug: string;

  @Field(() => String)
  name: string;

  @Field(() => String)
  description: string;

  @Field(() => Boolean)
  verified: boolean;

  @Field(() => Boolean)
  featured: boolean;

  @Field(() => Int, { description: 'Filled on `business` only.' })
  photosCount: number;

  @Field(() => Int, { nullable: true, description: 'Metres from where the visitor is; only in a list by distance.' })
  distance?: number | null;

  @Field(() => Float, { nullable: true })
  averageRating: number | null;

  @Field(() => Int)
  reviewCount: number;

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

  @Field(() => String)
  createdAt: string;

  @Field(() => String)
  updatedAt: string;
}
