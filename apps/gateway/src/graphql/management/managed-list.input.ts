import { Field, InputType, Int } from '@nestjs/graphql';

/** What every list of the back office takes. The owner of the list refuses a sort that it does not know. */
@InputType()
export class ManagedListInput {
  @Field(() => String)
  search: string;

  @Field(() => Int)
  page: number;

  @Field(() => Int)
  pageSize: number;

  @Field(() => String)
  sort: string;

  @Field(() => Boolean)
  descending: boolean;
}

/** The same as the request takes it, whose own schema checks which sorts there are. */
export const listOf = <Sort extends string>({ sort, ...list }: ManagedListInput) => ({ ...list, sort: sort as Sort });
