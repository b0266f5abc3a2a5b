import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';

@ObjectType()
export class ManagedCertificate {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;

  @Field(() => String, { nullable: true })
  description: string | null;

  @Field(() => Int, { description: 'Businesses of any status that hold it.' })
  businessCount: number;

  @Field(() => Int, { description: 'What an edit sends back: it fails when the record has changed meanwhile.' })
  revision: number;
}

@ObjectType()
export class ManagedCertificateList {
  @Field(() => [ManagedCertificate])
  items: ManagedCertificate[];

  @Field(() => Int)
  total: number;
}

@InputType()
export class ManagedCertificateInput {
  @Field(() => String)
  name: string;

  @Field(() => String, { nullable: true })
  description?: string | null;
}
