import type { Type } from '@nestjs/common';
import {
  Field,
  type FieldOptions,
  Float,
  ID,
  InputType,
  Int,
  ObjectType,
  registerEnumType,
  type ReturnTypeFunc,
} from '@nestjs/graphql';
import { z } from 'zod';

/** What the contract cannot say of a field: its type where that has a name in the schema, its description, another name. */
export interface Described {
  name?: string;
  type?: () => unknown;
  description?: string;
}
type Descriptions<Shape extends z.ZodObject> = Partial<Record<keyof z.infer<Shape>, Described | string>>;

/** Types of the schema that parts of contracts have wherever they stand. */
const NAMED = z.registry<{ type: unknown }>();

/** A part of a type that is itself a type of the schema. */
export const of = <T>(type: Type<T>): z.ZodType<T> => z.custom<T>().register(NAMED, { type });

/** Makes an enumeration of a contract one of the schema: every part that has it is of this type. */
export function enumOf<Values extends z.core.util.EnumLike>(
  name: string,
  values: z.ZodEnum<Values>,
  description?: string,
): Values {
  registerEnumType(values.enum, { name, ...(description && { description }) });
  values.register(NAMED, { type: values.enum });
  return values.enum;
}

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
    const { type, ...options } = schemaFieldOf(name, schema as z.ZodType, about[name]);
    Field(type, options)(target.prototype, name);
  }
}

/** How a part of a contract stands in the schema: as a field, or as an argument. */
export function schemaFieldOf(
  name: string,
  schema: z.ZodType,
  given: Described | string = {},
): FieldOptions & { type: ReturnTypeFunc } {
  const about: Described = typeof given === 'string' ? { description: given } : given;
  const { type, description = schema.description, ...others } = about;
  const { inner, nullable } = unwrapped(schema);
  const isList = inner instanceof z.ZodArray;
  const one = type ?? (() => scalarOf(isList ? unwrapped(inner.element as z.ZodType).inner : inner, name));
  return {
    type: (() => (isList ? [one()] : one())) as ReturnTypeFunc,
    nullable,
    ...others,
    ...(description && { description }),
  };
}

function unwrapped(schema: z.ZodType): { inner: z.ZodType; nullable: boolean } {
  const isWrapped =
    schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  return isWrapped
    ? { inner: unwrapped(schema.unwrap() as z.ZodType).inner, nullable: true }
    : { inner: schema, nullable: false };
}

function scalarOf(schema: z.ZodType, name: string): unknown {
  const named = NAMED.get(schema);
  if (named) return named.type;
  if (schema instanceof z.ZodUUID) return ID;
  if (schema instanceof z.ZodNumber) return schema.isInt ? Int : Float;
  if (schema instanceof z.ZodBoolean) return Boolean;
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat || schema instanceof z.ZodEnum)
    return String;
  throw new Error(`The schema has no type for the field ${name}`);
}

/** Describes the `revision` of a record. */
export const SENT_BACK = 'What an edit sends back: it fails when the record has changed meanwhile.';

/** What is said of the numbers of a page of a list. */
export interface AboutPage {
  total?: string;
  /** Of a total that may be a lower bound: when it is one. */
  lowerBound?: string;
}

/** A page of a list: `items` and how many there are in all. */
export function pageTypeOf<Item extends object>(
  item: Type<Item>,
  { total, lowerBound }: AboutPage = {},
): Type<{ items: Item[]; total: number }> {
  const page = z.object({ items: z.array(of(item)), total: z.int() });
  const shape = lowerBound ? page.extend({ totalIsLowerBound: z.boolean().describe(lowerBound) }) : page;
  return typeOf(shape, { ...(total && { total }) });
}
