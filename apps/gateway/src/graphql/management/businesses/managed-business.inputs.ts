import { Field, Float, ID, InputType, Int } from '@nestjs/graphql';

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
}

@InputType()
export class ManagedLocationInput {
  @Field(() => ID, { nullable: true, description: 'Of a stored location; a new one has none.' })
  id?: string | null;

  @Field(() => String)
  address: string;

  @Field(() => String)
  city: string;

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

  @Field(() => ID, { nullable: true, description: 'Chosen by hand; null leaves it to borough and address.' })
  districtId: string | null;
}

@InputType()
export class ManagedOpeningHoursInput {
  @Field(() => Int)
  dayOfWeek: number;

  @Field(() => String, { nullable: true })
  opens: string | null;

  @Field(() => String, { nullable: true })
  closes: string | null;

  @Field(() => Boolean)
  isClosed: boolean;
}

@InputType()
export class ManagedBusinessCertificateInput {
  @Field(() => ID)
  certificateId: string;

  @Field(() => String, { nullable: true })
  issuedDate: string | null;

  @Field(() => String, { nullable: true })
  expiryDate: string | null;
}

@InputType()
export class ManagedBusinessProductInput {
  @Field(() => ID, { nullable: true, description: 'Of a stored product; a new one has none.' })
  id?: string | null;

  @Field(() => String)
  name: string;

  @Field(() => String)
  description: string;

  @Field(() => ID)
  categoryId: string;

  @Field(() => Float, { nullable: true })
  price: number | null;

  @Field(() => String, { nullable: true })
  imageUrl: string | null;
}

@InputType({ description: 'What is edited of a business: what is left out is kept, null clears it.' })
export class ManagedBusinessChanges {
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

  @Field(() => String, { nullable: true })
  established?: string | null;

  @Field(() => String, { nullable: true })
  phone?: string | null;

  @Field(() => String, { nullable: true })
  email?: string | null;

  @Field(() => String, { nullable: true })
  websiteUrl?: string | null;

  @Field(() => String, { nullable: true })
  logoUrl?: string | null;

  @Field(() => String, { nullable: true })
  coverImageUrl?: string | null;

  @Field(() => String, { nullable: true })
  photoUrl?: string | null;

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
export class ManagedBusinessStanding {
  @Field(() => String, { nullable: true })
  status?: string | null;

  @Field(() => Boolean, { nullable: true })
  verified?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  featured?: boolean | null;
}
