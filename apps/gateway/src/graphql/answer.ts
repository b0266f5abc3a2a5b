import type { Type } from '@nestjs/common';
import { createUnionType, ObjectType } from '@nestjs/graphql';
import { z } from 'zod';
import { typeOf } from './type-of.js';

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

/** Creates an object type of the schema that has only a slug. */
export function addressType(name: string, description?: string): Type<{ slug: string }> {
  @ObjectType(name, { ...(description && { description }) })
  class Address extends typeOf(z.object({ slug: z.string() })) {}
  return Address;
}
