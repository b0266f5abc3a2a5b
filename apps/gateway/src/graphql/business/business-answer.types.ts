import { createUnionType, Field, ObjectType } from '@nestjs/graphql';
import { Business } from './business.types.js';

@ObjectType()
export class BusinessFound {
  @Field(() => Business)
  business: Business;
}

@ObjectType()
export class BusinessMoved {
  @Field(() => String)
  slug: string;
}

@ObjectType()
export class BusinessDeleted {
  @Field(() => String)
  slug: string;
}

@ObjectType()
export class BusinessNotFound {
  @Field(() => String)
  slug: string;
}

type Named<Type, Name extends string> = Type & { __typename: Name };

/** Who answers to an address, by `__typename`. */
export type BusinessAnswer =
  | Named<BusinessFound, 'BusinessFound'>
  | Named<BusinessMoved, 'BusinessMoved'>
  | Named<BusinessDeleted, 'BusinessDeleted'>
  | Named<BusinessNotFound, 'BusinessNotFound'>;

export const BusinessAnswerType = createUnionType({
  name: 'BusinessAnswer',
  types: () => [BusinessFound, BusinessMoved, BusinessDeleted, BusinessNotFound] as const,
  resolveType: (answer: BusinessAnswer) => answer.__typename,
});
