import { FIELD_NAMES } from '@tedarik/fields';
import { withTextInputs } from '../../text-fields.js';
import { Field, Float, ID, InputType, Int, OmitType, PickType } from '@nestjs/graphql';
import { OpeningHours } from '../../business/business.types.js';
import { ManagedBusinessCertificate, ManagedFormerStanding, ManagedLocation } from './managed-business.types.js';

@InputType({ description: 'Days, as YYYY-MM-DD; both are meant, too.' })
export class CertificateEnds {
  @Field(() => String)
  from: string;

  @Field(() => String)
  by: string;
}

@InputType({ description: 'Which businesses a list shows; what is left out lets all pass.' })
export class ManagedBusinessFilter {
  @Field(() => String, { nullable: true })
  status?: string | null;

  @Field(() => Boolean, { nullable: true })
  verified?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  featured?: boolean | null;

  @Field(() => ID, { nullable: true })
  categoryId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only those without any category.' })
  isWithoutCategory?: boolean | null;

  @Field(() => String, { nullable: true })
  cityKey?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only those without any location.' })
  isWithoutLocation?: boolean | null;

  @Field(() => CertificateEnds, { nullable: true, description: 'Only those with a certificate that runs out then.' })
  certificateEnds?: CertificateEnds | null;
}

@InputType()
export class ManagedLocationInput extends OmitType(ManagedLocation, ['id'], InputType) {
  @Field(() => ID, { nullable: true, description: 'Of a stored location; a new one has none.' })
  id?: string | null;
}

@InputType()
export class ManagedOpeningHoursInput extends OmitType(OpeningHours, [], InputType) {}

@InputType()
export class ManagedBusinessCertificateInput extends OmitType(ManagedBusinessCertificate, ['name'], InputType) {}

@InputType()
export class ManagedBusinessProductInput {
  @Field(() => ID, { nullable: true, description: 'Of a stored product; a new one has none.' })
  id?: string | null;

  @Field(() => String)
  name: string;

  @Field(() => String, { nullable: true, description: 'Of a stored product: kept when left out.' })
  description?: string | null;

  @Field(() => ID)
  categoryId: string;

  @Field(() => Float, { nullable: true })
  price: number | null;

  @Field(() => String, { nullable: true })
  imageUrl: string | null;
}

@InputType({ description: 'What is edited of a business: what is left out is kept, null clears it.' })
export class ManagedBusinessChanges extends withTextInputs(FIELD_NAMES) {
  @Field(() => String, { nullable: true, description: 'Its address; the one before leads to it.' })
  slug?: string;

  @Field(() => String, { nullable: true })
  name?: string;

  @Field(() => String, { nullable: true })
  description?: string;

  @Field(() => String, { nullable: true })
  status?: string;

  @Field(() => Boolean, { nullable: true })
  verified?: boolean;

  @Field(() => Boolean, { nullable: true })
  featured?: boolean;

  @Field(() => Int, { nullable: true })
  photosCount?: number;

  @Field(() => [ID], { nullable: true })
  categoryIds?: string[];

  @Field(() => [ManagedLocationInput], { nullable: true })
  locations?: ManagedLocationInput[];

  @Field(() => [ManagedOpeningHoursInput], { nullable: true })
  openingHours?: ManagedOpeningHoursInput[];

  @Field(() => [ManagedBusinessCertificateInput], { nullable: true })
  certificates?: ManagedBusinessCertificateInput[];

  @Field(() => [ManagedBusinessProductInput], { nullable: true })
  products?: ManagedBusinessProductInput[];
}

@InputType()
export class ManagedBusinessStanding extends PickType(ManagedBusinessFilter, ['status', 'verified', 'featured']) {
  @Field(() => ID, { nullable: true, description: 'Puts each into it.' })
  addCategoryId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Takes each out of it.' })
  removeCategoryId?: string | null;
}

@InputType()
export class ManagedFormerStandingInput extends OmitType(ManagedFormerStanding, [], InputType) {}
