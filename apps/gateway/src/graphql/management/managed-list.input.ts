import { Field, InputType, Int } from '@nestjs/graphql';

/** What every list of the back office takes. The owner of the list refuses a sort that it does not know. */
@InputType()
export class ManagedListInput {
  @Field(() => String, { defaultValue: '' })
  search: string;

  @Field(() => Int, { defaultValue: 1 })
  page: number;

  @Field(() => Int, { defaultValue: 20 })
  pageSize: number;

  @Field(() => String)
  sort: string;

  @Field(() => Boolean, { defaultValue: false })
  descending: boolean;
}

/** The same as the ask takes it, whose own schema checks which sorts there are. */
export const listOf = <Sort extends string>({ sort, ...list }: ManagedListInput) => ({ ...list, sort: sort as Sort });
