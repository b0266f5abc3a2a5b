import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';

@ObjectType()
export class ManagedDistrict {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  slug: string;

  @Field(() => String)
  name: string;

  @Field(() => String)
  city: string;

  @Field(() => String, { nullable: true })
  region: string | null;

  @Field(() => String)
  country: string;

  @Field(() => String, { nullable: true })
  description: string | null;

  @Field(() => String, { nullable: true })
  imageUrl: string | null;

  @Field(() => Int, { description: 'Public businesses, as of the latest recount.' })
  businessCount: number;

  @Field(() => Int, { description: 'What an edit sends back: it fails when the record has changed meanwhile.' })
  revision: number;
}

@ObjectType()
export class ManagedDistrictList {
  @Field(() => [ManagedDistrict])
  items: ManagedDistrict[];

  @Field(() => Int)
  total: number;
}

@ObjectType({ description: 'A city that has a district or a public business.' })
export class ManagedCity {
  @Field(() => ID)
  key: string;

  @Field(() => String)
  name: string;

  @Field(() => String)
  country: string;

  @Field(() => Int)
  businessCount: number;

  @Field(() => Int)
  districtCount: number;
}

@InputType()
export class ManagedDistrictInput {
  @Field(() => String)
  name: string;

  @Field(() => String)
  city: string;

  @Field(() => String)
  region: string;

  @Field(() => String)
  country: string;

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => String, { nullable: true })
  imageUrl?: string | null;
}
