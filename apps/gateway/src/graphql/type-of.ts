import type { Type } from '@nestjs/common';
import { Field, type FieldOptions, Float, ID, InputType, Int, ObjectType, type ReturnTypeFunc } from '@nestjs/graphql';
import { z } from 'zod';

/** What the contract cannot say of a field: its type where that has a name in the schema, and its description. */
export interface Described {
  type?: () => unknown;
  description?: string;
}
type Descriptions<Shape extends z.ZodObject> = Partial<Record<keyof z.infer<Shape>, Described | string>>;

/**
 * A base for a type of the schema with the fields of a contract: uuids are IDs, whole numbers Ints, enumerations Strings
 * where no `type` is named. A part that is an object needs one.
 */
export function typeOf<Shape extends z.ZodObject>(
  contract: Shape,
  about: Descriptions<Shape> = {},
): Type<z.infer<Shape>> {
  @ObjectType({ isAbstract: true })
  abstract class OfContract {}
  addFields(OfContract, contract, about);
  return OfContract as Type<z.infer<Shape>>;
}

/** The same for an input: what may be left out may be null, too. */
export function inputOf<Shape extends z.ZodObject>(
  contract: Shape,
  about: Descriptions<Shape> = {},
): Type<z.infer<Shape>> {
  @InputType({ isAbstract: true })
  abstract class OfContract {}
  addFields(OfContract, contract, about);
  return OfContract as Type<z.infer<Shape>>;
}

function addFields(
  target: { prototype: object },
  contract: z.ZodObject,
  about: Partial<Record<string, Described | string>>,
) {
  for (const [name, schema] of Object.entries(contract.shape)) {
    const given = about[name];
    const { type, description } = typeof given === 'string' ? { type: undefined, description: given } : (given ?? {});
    const { inner, nullable } = unwrapped(schema as z.ZodType);
    const isList = inner instanceof z.ZodArray;
    const one = type ?? (() => scalarOf(isList ? unwrapped(inner.element as z.ZodType).inner : inner, name));
    const options: FieldOptions = { nullable, ...(description && { description }) };
    Field((() => (isList ? [one()] : one())) as ReturnTypeFunc, options)(target.prototype, name);
  }
}

function unwrapped(schema: z.ZodType): { inner: z.ZodType; nullable: boolean } {
  const isWrapped =
    schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  return isWrapped
    ? { inner: unwrapped(schema.unwrap() as z.ZodType).inner, nullable: true }
    : { inner: schema, nullable: false };
}

function scalarOf(schema: z.ZodType, name: string): unknown {
  if (schema instanceof z.ZodUUID) return ID;
  if (schema instanceof z.ZodNumber) return schema.isInt ? Int : Float;
  if (schema instanceof z.ZodBoolean) return Boolean;
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat || schema instanceof z.ZodEnum)
    return String;
  throw new Error(`The schema has no type for the field ${name}`);
}

/** Describes the `revision` of a record. */
export const SENT_BACK = 'What an edit sends back: it fails when the record has changed meanwhile.';

/** A page of a list: `items` and how many there are in all. */
export function pageOf<Item extends object>(item: Type<Item>, total?: string): Type<{ items: Item[]; total: number }> {
  @ObjectType({ isAbstract: true })
  abstract class Page {}
  Field(() => [item])(Page.prototype, 'items');
  Field(() => Int, { nullable: false, ...(total && { description: total }) })(Page.prototype, 'total');
  return Page as Type<{ items: Item[]; total: number }>;
}
