import type { Type } from '@nestjs/common';
import { createUnionType } from '@nestjs/graphql';

type Types = Record<string, Type<object>>;

/** One of several object types, discriminated by `__typename`. */
export type AnswerOf<Several extends Types> = {
  [Name in keyof Several & string]: InstanceType<Several[Name]> & { __typename: Name };
}[keyof Several & string];

/** Creates the GraphQL union of these types. */
export const answerType = (name: string, types: Types): object =>
  createUnionType({
    name,
    types: () => Object.values(types),
    resolveType: ({ __typename }: { __typename: string }) => __typename,
  });
