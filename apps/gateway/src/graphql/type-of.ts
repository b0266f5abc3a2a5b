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

/** Details of a field that its contract does not contain: a named GraphQL type, a description, another name. */
export interface Described {
  name?: string;
  type?: () => unknown;
  description?: string;
}
type Descriptions<Shape extends z.ZodObject> = Partial<Record<keyof z.infer<Shape>, Described | string>>;

/** GraphQL types of contract parts that are registered once and used wherever the part appears. */
const NAMED = z.registry<{ type: unknown }>();

/** A field whose type is another GraphQL object type. */
export const of = <T>(type: Type<T>): z.ZodType<T> => z.custom<T>().register(NAMED, { type });

/** Registers a contract's enumeration as a GraphQL enum. Every field with that enumeration then has this type. */
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
 * Creates a base class for an object type with the fields of a contract. Without a `type`, uuids become ID, integers Int, and enumerations
 * String. A field that is an object needs a `type`.
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

/** The same for an input type. A field that may be omitted may also be null. */
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

/** Options for a contract's part as a GraphQL field or argument. */
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

/** Description of the `revision` of a record. */
export const SENT_BACK = 'Send it with an edit; the edit fails if the record has changed since it was read.';

/** Descriptions of a list page's totals. */
export interface AboutPage {
  total?: string;
  /** When the total is only a lower bound; unset if it never is. */
  lowerBound?: string;
}

/** The type of a list page: `items` and the total. */
export function pageTypeOf<Item extends object>(
  item: Type<Item>,
  { total, lowerBound }: AboutPage = {},
): Type<{ items: Item[]; total: number }> {
  const page = z.object({ items: z.array(of(item)), total: z.int() });
  const shape = lowerBound ? page.extend({ totalIsLowerBound: z.boolean().describe(lowerBound) }) : page;
  return typeOf(shape, { ...(total && { total }) });
}
