import { FIELD_NAMES, LISTED_FIELDS } from '@tedarik/fields';
import { withTexts } from '../../text-fields.js';
import { Field, Float, ID, Int, ObjectType, OmitType } from '@nestjs/graphql';
import { Picture } from '../../../pictures/picture.scalar.js';
import { Location, OpeningHours } from '../../business/business.types.js';
import { ManagedOutcome } from '../managed-outcome.type.js';
import { ManagedCategoryName, ManagedProduct } from '../products/managed-product.types.js';

@ObjectType()
export class ManagedPlace {
  @Field(() => String)
  city: string;

  @Field(() => String)
  country: string;
}

@ObjectType()
export class ManagedHeadquarters {
  @Field(() => String)
  address: string;

  @Field(() => String, { nullable: true })
  borough: string | null;

  @Field(() => String)
  city: string;
}

@ObjectType({ description: 'A business as the list shows it.' })
export class ManagedBusinessRow extends withTexts(LISTED_FIELDS) {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  slug: string;

  @Field(() => String)
  name: string;

  @Field(() => Picture, { nullable: true })
  logo: string | null;

  @Field(() => String, { description: 'pending, active, inactive, rejected: only an active one is public.' })
  status: string;

  @Field(() => Boolean)
  verified: boolean;

  @Field(() => Boolean)
  featured: boolean;

  @Field(() => ManagedHeadquarters, { nullable: true })
  headquarters: ManagedHeadquarters | null;

  @Field(() => [ManagedCategoryName])
  categories: ManagedCategoryName[];

  @Field(() => [ManagedPlace], { description: 'The first two.' })
  locations: ManagedPlace[];

  @Field(() => Int)
  locationCount: number;

  @Field(() => Float, { nullable: true })
  averageRating: number | null;

  @Field(() => Int)
  reviewCount: number;

  @Field(() => String)
  updatedAt: string;
}

@ObjectType()
export class ManagedBusinessList {
  @Field(() => [ManagedBusinessRow])
  items: ManagedBusinessRow[];

  @Field(() => Int)
  total: number;

  @Field(() => Boolean, { description: 'There are more, which nobody counted.' })
  totalIsLowerBound: boolean;
}

@ObjectType()
export class ManagedLocation extends OmitType(Location, ['citySlug']) {
  @Field(() => ID, { nullable: true, description: 'Chosen by hand; null when borough and address decide.' })
  districtId: string | null;
}

@ObjectType()
export class ManagedBusinessCertificate {
  @Field(() => ID)
  certificateId: string;

  @Field(() => String)
  name: string;

  @Field(() => String, { nullable: true })
  issuedDate: string | null;

  @Field(() => String, { nullable: true })
  expiryDate: string | null;
}

@ObjectType({ description: 'A product in the own list of a business.' })
export class ManagedBusinessProduct extends OmitType(ManagedProduct, ['business', 'updatedAt', 'revision']) {
  @Field(() => Picture, { nullable: true })
  image: string | null;
}

@ObjectType({ description: 'Everything of a business that its form edits.' })
export class ManagedBusiness extends withTexts(FIELD_NAMES) {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  slug: string;

  @Field(() => String)
  name: string;

  @Field(() => String)
  description: string;

  @Field(() => String)
  status: string;

  @Field(() => [String], { description: 'Statuses that it may be given, its own first.' })
  statuses: string[];

  @Field(() => Boolean)
  verified: boolean;

  @Field(() => Boolean)
  featured: boolean;

  @Field(() => Picture, { nullable: true })
  logo: string | null;

  @Field(() => Picture, { nullable: true })
  coverImage: string | null;

  @Field(() => Int)
  photosCount: number;

  @Field(() => [ManagedCategoryName])
  categories: ManagedCategoryName[];

  @Field(() => [ManagedLocation])
  locations: ManagedLocation[];

  @Field(() => [OpeningHours])
  openingHours: OpeningHours[];

  @Field(() => [ManagedBusinessCertificate])
  certificates: ManagedBusinessCertificate[];

  @Field(() => [ManagedBusinessProduct])
  products: ManagedBusinessProduct[];

  @Field(() => Float, { nullable: true })
  averageRating: number | null;

  @Field(() => Int)
  reviewCount: number;

  @Field(() => String)
  createdAt: string;

  @Field(() => String)
  updatedAt: string;

  @Field(() => Int, { description: 'What an edit sends back: it fails when the record has changed meanwhile.' })
  revision: number;
}

@ObjectType({ description: 'What deleting businesses would do to their products.' })
export class ManagedDeletionEffects {
  @Field(() => Int, { description: 'Nobody else offers them.' })
  deletedProducts: number;

  @Field(() => Int, { description: 'Others offer them too.' })
  keptProducts: number;
}

@ObjectType()
export class ManagedCityOption {
  @Field(() => String)
  key: string;

  @Field(() => String)
  name: string;
}

@ObjectType()
export class ManagedDistrictOption {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;

  @Field(() => String)
  city: string;
}

@ObjectType({ description: 'What filters and forms of businesses choose from.' })
export class ManagedBusinessOptions {
  @Field(() => [ManagedCategoryName])
  categories: ManagedCategoryName[];

  @Field(() => [ManagedCityOption])
  cities: ManagedCityOption[];

  @Field(() => [ManagedDistrictOption])
  districts: ManagedDistrictOption[];

  @Field(() => [ManagedCategoryName], { description: 'Kinds of certificates.' })
  certificates: ManagedCategoryName[];
}

@ObjectType({ description: 'What a change of many touched, as it was before.' })
export class ManagedFormerStanding {
  @Field(() => ID)
  id: string;

  @Field(() => Int, { description: 'That the change made.' })
  revision: number;

  @Field(() => String)
  status: string;

  @Field(() => Boolean)
  verified: boolean;

  @Field(() => Boolean)
  featured: boolean;

  @Field(() => [ID])
  categoryIds: string[];
}

@ObjectType()
export class ManagedBusinessesChanged {
  @Field(() => [ManagedOutcome])
  outcomes: ManagedOutcome[];

  @Field(() => [ManagedFormerStanding], { description: 'Of those that were changed.' })
  former: ManagedFormerStanding[];
}
