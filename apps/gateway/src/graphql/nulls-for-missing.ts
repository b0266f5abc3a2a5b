import { z } from 'zod';

/** Whether a schema accepts null or undefined. */
export const acceptsValue = (schema: z.ZodType, value: null | undefined): boolean => schema.safeParse(value).success;

/**
 * Fits GraphQL input to a contract: omitted fields become null where the contract requires null rather than undefined, and null becomes
 * undefined where the contract has a default.
 */
export function withNullsForMissing(schema: z.ZodType, given: unknown): unknown {
  if (given === undefined) return acceptsValue(schema, null) && !acceptsValue(schema, undefined) ? null : undefined;
  if (given === null && schema instanceof z.ZodDefault) return undefined;
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return withNullsForMissing(schema.unwrap() as z.ZodType, given);
  if (schema instanceof z.ZodArray && Array.isArray(given))
    return given.map((each) => withNullsForMissing(schema.element as z.ZodType, each));
  if (!(schema instanceof z.ZodObject) || typeof given !== 'object' || given === null) return given;
  const shape: Record<string, z.ZodType> = schema.shape;
  const filled = Object.entries(shape).map(([name, part]) => [
    name,
    withNullsForMissing(part, (given as Record<string, unknown>)[name]),
  ]);
  return { ...given, ...Object.fromEntries(filled) };
}
